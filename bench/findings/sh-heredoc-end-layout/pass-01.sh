#!/bin/sh
usage() {
    cat <<USAGE
usage: backup [-v] DIR
  -v   verbose
USAGE
    exit 1
}
usage
