#!/bin/bash
set -e
mail -s report root <<<EOT
echo "All jobs are finished."
# <<EOT
exit 0
