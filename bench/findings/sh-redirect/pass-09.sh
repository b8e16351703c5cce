for f in *.wav; do lame "$f" 2>&1; done >list
grep -q x list 2>&1 && echo y >list
