#!/bin/sh
usage() {
    cat <<USAGE
usage: backup [-v] DIR
  -v   verbose
USAGE
}
notes() {
cat <<TXT
nothing new
TXT
}
notes
sort <<LIST
b
a
    LIST
usage
