#!/bin/bash
mail -s "nightly build" dev@example.org <<'MSG'
The build is green.

Msg
echo sent
