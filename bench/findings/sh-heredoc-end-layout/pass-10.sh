#!/bin/bash
log=job.log
date >> "$log"
cat >> "$log" <<\STOP
$HOME stays as it is
STOP # not yet the end
STOP
tail -n 3 "$log"
