// CMake compiles the precompiled headers of the tests for this.
