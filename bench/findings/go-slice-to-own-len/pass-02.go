package queue

func pop(items []string) (string, []string) {
	last := items[len(items)-1]
	items = items[0 : len(items)-1]
	return last, items
}
