package queue

import "testing"

func TestLen(t *testing.T) {
	q := New()
	q.Push(Message{})
	if q.Len() != 1 {
		t.Fatal("len")
	}
}
