for f in *.wav; do 2>&1 >/dev/null lame "$f"; done
