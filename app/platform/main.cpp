#include "app/platform/options.h"
#include "app/platform/window.h"

#include <csignal>

int main(int argc, char** argv) {
    std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error to tell, no reason to die
    const fovlab::ReadOptions read = fovlab::read_options(argc, argv);
    return read.exit ? *read.exit : fovlab::run_window(read.options);
}
