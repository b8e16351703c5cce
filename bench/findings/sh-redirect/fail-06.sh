case $1 in
  quiet) curl -s https://example.org/a 2>&1 > "$2" ;;
  *) curl https://example.org/a ;;
esac
