package main

import (
	"fmt"

	"example.org/mailqueue/internal/queue"
)

func main() {
	q := queue.New()
	q.Push(queue.Message{ID: 1, To: "a@example.org"})
	fmt.Println(q.Len())
}
