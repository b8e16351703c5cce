f() {
  cd "$1" || return 1
  pwd
}
f /tmp
