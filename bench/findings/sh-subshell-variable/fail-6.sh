#!/bin/bash
status=0
{
  make all || status=1
  make docs || status=2
} 2>&1 | tee build.log
exit "$status"
