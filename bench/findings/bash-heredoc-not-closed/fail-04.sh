#!/bin/bash
for h in one two; do
  true "$h"
done
ssh one bash -s <<"REMOTE"
uptime
df -h
REMOTE;
