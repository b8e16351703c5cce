package e

func last(path string, n int) string {
	return path[len(path)-n : len(path)]
}

func use() string { return last("abc", 1) }
