#include "app/platform/options.h"
#include "app/platform/window.h"

int main(int argc, char** argv) {
    const fovlab::ReadOptions read = fovlab::read_options(argc, argv);
    return read.exit ? *read.exit : fovlab::run_window(read.options);
}
