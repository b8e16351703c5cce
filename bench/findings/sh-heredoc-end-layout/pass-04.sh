#!/bin/bash
mail -s "nightly build" dev@example.org <<'Msg'
The build is green.
MSG
Msg
echo sent
