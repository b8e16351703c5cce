// Package buoy is a part of tidewatch.
package buoy

import "fmt"

// Buoy has a name and a limit.
type Buoy struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Buoy) String() string {
	return fmt.Sprintf("buoy %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Buoy) Over(n int) bool {
	return n > x.Limit+1
}
