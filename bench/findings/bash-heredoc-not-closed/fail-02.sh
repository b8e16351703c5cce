#!/bin/bash
# trailing blank after the delimiter
name=world
cat << END > out.txt
Dear $name,
see you soon.
END 
