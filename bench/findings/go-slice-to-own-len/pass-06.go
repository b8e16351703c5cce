package e

func last(path string, n int) string {
	return path[len(path)-n:]
}

func skip(path string) string { return path[len(path):] }
