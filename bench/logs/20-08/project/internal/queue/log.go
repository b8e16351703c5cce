package queue

import "log"

func (q *Queue) dump() {
	for _, m := range q.msgs {
		log.Printf("queued message %s for %s", m.ID, m.To)
	}
}

var _ = (*Queue).dump
