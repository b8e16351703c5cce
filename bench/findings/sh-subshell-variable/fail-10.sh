#!/bin/bash
state=idle
( state=busy; sleep 1 ) &
wait
printf 'state is %s\n' "$state"
