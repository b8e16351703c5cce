python3 - "$1" <<'end'
import sys
print(sys.argv[1])
End
