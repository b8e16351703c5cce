#!/bin/bash
set -e
echo "--- checking archive"
(cd vendor && sha256sum -c SHA256SUMS)
echo "--- unpacking"
rm -rf build && mkdir build
tar -xvzf vendor/words-2023.07.tar.gz -C build
echo "--- compiling"
python3 tools/compile_dict.py build/words build/keyboard.dict
echo "--- done"
