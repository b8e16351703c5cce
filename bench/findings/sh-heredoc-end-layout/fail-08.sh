#!/bin/bash
paste /dev/fd/3 /dev/fd/4 3<<A 4<<B
first
A
second
 B
echo both
