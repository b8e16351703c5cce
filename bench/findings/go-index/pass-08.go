package p

// a[9] would be outside
func f(a [3]int, b [10]int) int {
	s := "a[3]"
	return len(s) + a[0] + b[9]
}
