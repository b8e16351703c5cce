package f

func dup(src []byte) []byte {
	dst := make([]byte, len(src))
	copy(dst[4:len(dst):cap(dst)], src)
	return dst
}
