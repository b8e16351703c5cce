#!/bin/bash
(cd /tmp && found=yes)
echo "$found"
