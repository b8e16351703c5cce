package b

func all(buf, key []byte) string {
	n := len(buf)
	_ = n
	return string(buf[:len(key)])
}
