paste /dev/fd/3 - 3<<ONE <<TWO
1
ONE
2
TWO
