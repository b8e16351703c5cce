package queue

func pop(items []string) (string, []string) {
	head := items[0]
	items = items[1:len(items)]
	return head, items
}
