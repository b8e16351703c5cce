#include "cli/cli.h"

int main(int argc, char** argv) { return hone::runCommandLine(argc, argv); }
