#!/bin/bash
log=job.log
date >> "$log"
cat >> "$log" <<\STOP
$HOME stays as it is
STOP # end of text
tail -n 3 "$log"
