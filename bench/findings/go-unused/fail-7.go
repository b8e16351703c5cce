package p

func count(tree map[string][]string, root string) int {
	total := 1
	var depth, width int
	for _, child := range tree[root] {
		total += count(tree, child)
		width = len(child)
	}
	return total + depth
}
