#!/bin/bash
count_lines() {
    wc -l <"$1"
}

if [ "$(count_lines access.log)" \> 1000 ]
then
    mv access.log access.log.1
fi
