package net

type header struct {
	magic [4]byte
	size  uint16
}

func parse(in []byte) (h header, ok bool) {
	if len(in) < 6 {
		return
	}
	copy(h.magic[:], in)
	h.magic[0x10] = in[4]
	return h, true
}
