#!/bin/sh
# don't write 'Hello $USER'
cat <<'END'
Hello $USER and $(date)
END
