cat <<ONE
1
ONE
cat <<TWO
2
TWO # the second
