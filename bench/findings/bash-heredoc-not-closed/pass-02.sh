#!/bin/bash
# blank between operator and word
name=world
cat << END > out.txt
Dear $name,
see you soon.
END
