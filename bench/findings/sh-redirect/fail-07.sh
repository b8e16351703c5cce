#!/bin/bash
# two lines of one command
rsync --archive --delete \
  "$HOME/docs/" backup:docs/ \
  2>&1 \
  > ~/rsync.out
