package p

func last(list []int) int {
	r := 0
	for i := range list {
		r = list[i]
	}
	for _, v := range list {
		r += v
	}
	return r
}
