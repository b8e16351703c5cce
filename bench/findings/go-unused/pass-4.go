package p

import "strconv"

func port(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}
