package queue

import "sync"

type Message struct {
	ID int
	To string
}

type Queue struct {
	mu   sync.Mutex
	msgs []Message
}

func New() *Queue { return &Queue{} }

func (q *Queue) Push(m Message) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.msgs = append(q.msgs, m)
}

func (q *Queue) Len() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.msgs)
}
