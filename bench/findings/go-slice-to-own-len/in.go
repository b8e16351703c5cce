package text

import "strings"

// Tail returns the part of line after the first colon.
func Tail(line string) string {
	i := strings.Index(line, ":")
	if i < 0 {
		return ""
	}
	rest := line[i+1 : len(line)]
	return strings.TrimSpace(rest)
}

// Head returns the part before it.
func Head(line string) string {
	i := strings.Index(line, ":")
	if i < 0 {
		return line
	}
	return line[:i]
}
