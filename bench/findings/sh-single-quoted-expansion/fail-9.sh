#!/bin/ksh
export PREFIX=/opt/tool
configure_args='--prefix=$PREFIX'
./configure "$configure_args" && make && make install
