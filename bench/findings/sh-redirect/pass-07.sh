case $1 in
  quiet) curl -s https://example.org/a 2>errors > "$2" ;;
  *) curl https://example.org/a 2>/dev/null >&2 ;;
esac
