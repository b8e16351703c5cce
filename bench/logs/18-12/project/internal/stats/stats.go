package stats

import "fmt"

func Describe(n int) string {
	if n == 1 {
		return "one message"
	}
	return fmt.Sprintf("%d messages", n)
}
