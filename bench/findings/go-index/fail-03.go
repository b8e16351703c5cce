package p

const (
	rows = 8
	cols = 8
)

type board [rows][cols]byte

func clear(b *board) {
	for r := range b {
		b[r][cols] = ' '
	}
}
