f() {
  cd "$1"
  pwd
}
f /tmp
