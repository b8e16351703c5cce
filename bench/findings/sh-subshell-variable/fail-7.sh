#!/bin/bash
# backup
target=/var/backups
(
  umask 077
  target=/mnt/usb
  mkdir -p "$target"
  tar cf "$target/home.tar" /home
)
ls -l "$target"/home.tar
