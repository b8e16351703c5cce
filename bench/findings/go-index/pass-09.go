package p

const N = 10

var table [N]int

func init() {
	table[N-1] = N
	table[N/2] = 99
	table['\a'] = 12
}
