#include "app/cli/program.h"

int main(int argc, char** argv) { return fovlab::cli::run_program(argc, argv); }
