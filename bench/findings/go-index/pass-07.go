package p

var a [4]int

func f(i int) int {
	i = 4
	return a[i]
}
