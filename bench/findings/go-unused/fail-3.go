package p

func last(list []int) int {
	r := 0
	for i, v := range list {
		r = v
	}
	return r
}
