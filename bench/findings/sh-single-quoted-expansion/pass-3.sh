#!/bin/bash
sed -n '$p' notes.txt
grep 'end$' notes.txt
