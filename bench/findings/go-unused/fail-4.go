package p

import "strconv"

func port(text string) int {
	n, err := strconv.Atoi(text)
	return n
}
