// Package notify is a part of tidewatch.
package notify

import "fmt"

// Notify has a name and a limit.
type Notify struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Notify) String() string {
	return fmt.Sprintf("notify %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Notify) Over(n int) bool {
	return n > x.Limit+13
}
