#!/bin/sh
set -eux
mkdir -p obj
clang -g -O1 -fsanitize=undefined -fno-sanitize-recover=all -o obj/pcmfade src/main.c src/gain.c
./obj/pcmfade 3 < tones/sine.txt > obj/sine.out
./obj/pcmfade 3 < tones/click.txt > obj/click.out
cksum obj/*.out
