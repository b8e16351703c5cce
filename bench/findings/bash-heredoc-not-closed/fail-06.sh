#!/bin/bash
set -e
mail -s report root <<EOT
All jobs are finished.
Bye.
EOTT
exit 0
