make -j2 all &> build.log && make install
