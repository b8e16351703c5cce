// Package clock is a part of tidewatch.
package clock

import "fmt"

// Clock has a name and a limit.
type Clock struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Clock) String() string {
	return fmt.Sprintf("clock %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Clock) Over(n int) bool {
	return n > x.Limit+4
}
