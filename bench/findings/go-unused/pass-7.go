package p

func count(tree map[string][]string, root string) int {
	total := 1
	var depth, width int
	_ = width
	for _, child := range tree[root] {
		total += count(tree, child)
		depth++
	}
	return total + depth
}
