// Package sched is a part of tidewatch.
package sched

import "fmt"

// Sched has a name and a limit.
type Sched struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Sched) String() string {
	return fmt.Sprintf("sched %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Sched) Over(n int) bool {
	return n > x.Limit+16
}
