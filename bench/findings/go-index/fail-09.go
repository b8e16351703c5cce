package p

const N = 10

var table [N]func(int) int

func init() {
	for i := 0; i < N; i++ {
		k := i
		table[i] = func(x int) int { return x * k }
	}
	table[N] = nil
}
