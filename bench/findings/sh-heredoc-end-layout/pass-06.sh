#!/bin/bash
tee "$HOME/.vimrc" << '	EOT' >/dev/null
set number
set expandtab
	EOT
echo "vimrc installed"
