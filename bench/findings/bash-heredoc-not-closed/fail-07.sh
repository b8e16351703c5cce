#!/bin/bash
# two here-documents on one line
paste /dev/fd/3 /dev/fd/4 3<<A 4<<B
1
2
A
x
y
