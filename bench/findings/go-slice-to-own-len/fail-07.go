package f

func dup(src []byte) []byte {
	dst := make([]byte, len(src))
	copy(dst[4:len(dst)], src)
	return dst
}
