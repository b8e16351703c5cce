#!/bin/bash
total=0
out=$(total=5; echo hello)
echo "$out $total"
