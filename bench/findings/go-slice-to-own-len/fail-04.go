package c

var table = []int{1, 2, 3, 5, 8}

func upper(k int) []int {
	return table[k:len(table)]
}
