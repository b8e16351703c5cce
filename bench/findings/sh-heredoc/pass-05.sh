send() {
  curl -s -d @- "$url" <<JSON
  {"text": "$1"}
JSON
}
send "started"
send "ready"
