package d

func sum(xs []int, from int) int {
	t := 0
	for _, x := range xs[from:cap(xs)] {
		t += x
	}
	return t
}
