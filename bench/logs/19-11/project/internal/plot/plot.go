// Package plot is a part of tidewatch.
package plot

import "fmt"

// Plot has a name and a limit.
type Plot struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Plot) String() string {
	return fmt.Sprintf("plot %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Plot) Over(n int) bool {
	return n > x.Limit+14
}
