package h

func cut(a []int, i int) []int {
	a = append(a[:i], a[i+1:len(a)]...)
	return a
}
