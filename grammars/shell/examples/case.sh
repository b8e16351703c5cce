# The parenthesis of a pattern in a command of a string, and as a word elsewhere.
x="$(case "$1" in a) echo "b";; (c | "d e"*) echo f ;; g) ;; esac) and"
y="a $(case $1 in
  # a comment
  a)
    case `b` in b) echo "$(case c in c) echo c; esac)" ;; esac
    ;;
  $(b)|$((1 + 2))) (echo c) ;;
  *) echo d
esac)"
case $1 in esac
echo case; echo a case "b" | cat && echo case > c || echo case
z=$(echo case) w="$(echo "$case" case)"
case a in a) echo case ;; esac; (case a in (a) b ;; esac)
