// Package units is a part of tidewatch.
package units

import "fmt"

// Units has a name and a limit.
type Units struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Units) String() string {
	return fmt.Sprintf("units %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Units) Over(n int) bool {
	return n > x.Limit+19
}
