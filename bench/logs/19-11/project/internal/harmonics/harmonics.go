// Package harmonics is a part of tidewatch.
package harmonics

import "fmt"

// Harmonics has a name and a limit.
type Harmonics struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Harmonics) String() string {
	return fmt.Sprintf("harmonics %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Harmonics) Over(n int) bool {
	return n > x.Limit+9
}
