cd build
make
