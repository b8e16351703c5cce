// Package queue is a part of tidewatch.
package queue

import "fmt"

// Queue has a name and a limit.
type Queue struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Queue) String() string {
	return fmt.Sprintf("queue %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Queue) Over(n int) bool {
	return n > x.Limit+15
}
