package h

func cut(a []int, i int) []int {
	// same as a[i+1:len(a)]
	n := len(a)
	a = append(a[:i], a[i+1:n]...)
	return a
}

const doc = "a[i:len(a)]"
