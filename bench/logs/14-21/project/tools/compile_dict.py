#!/usr/bin/env python3
"""Compile all word lists of a folder into one prefix-compressed file."""
import os
import struct
import sys


def read_words(path):
    with open(path, encoding="utf-8") as fh:
        for line in fh:
            line = line.split("#", 1)[0].strip()
            if not line:
                continue
            word, freq = line.split("\t")
            yield word, int(freq)


def compress(words):
    prev, out = "", bytearray()
    for word, freq in sorted(words):
        n = len(os.path.commonprefix([prev, word]))
        rest = word[n:].encode()
        out += struct.pack("<BBI", n, len(rest), freq) + rest
        prev = word
    return bytes(out)


def main(src, dst):
    blobs = {}
    for name in sorted(os.listdir(src)):
        if name.endswith(".tsv"):
            blobs[name[:-4]] = compress(read_words(os.path.join(src, name)))
    with open(dst, "wb") as out:
        for lang, blob in blobs.items():
            out.write(struct.pack("<8sI", lang.encode(), len(blob)) + blob)
    print(f"{len(blobs)} languages, {os.path.getsize(dst)} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
