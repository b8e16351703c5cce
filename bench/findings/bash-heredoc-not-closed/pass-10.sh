#!/bin/bash
read -r -d '' text <<'end of text' || true
usage: tool [-v] FILE
  -v   be loud
end of text
echo "$text"
