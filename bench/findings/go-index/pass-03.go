package p

const cols = 8

type board [cols + 1][cols + 1]byte

func clear(b *board) {
	for r := range b {
		b[r][cols] = ' '
	}
}
