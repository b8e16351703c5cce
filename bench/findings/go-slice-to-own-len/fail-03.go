package b

func all(buf []byte) string {
	n := len(buf)
	_ = n
	return string(buf[:len(buf)])
}
