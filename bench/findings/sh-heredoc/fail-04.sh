usage() {
	cat <<-TEXT
	  usage: pack [-v] FILE...
    TEXT
}
usage
