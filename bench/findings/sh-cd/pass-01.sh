cd build && make
