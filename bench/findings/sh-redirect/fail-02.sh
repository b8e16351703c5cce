make -j2 all 2>&1 > build.log && make install
