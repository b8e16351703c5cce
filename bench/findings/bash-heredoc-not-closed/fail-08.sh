#!/bin/bash
msg="hi"
tee log.txt <<\STOP
$msg stays as it is
"STOP"
'STOP'
