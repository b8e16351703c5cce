// Package gauge is a part of tidewatch.
package gauge

import "fmt"

// Gauge has a name and a limit.
type Gauge struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Gauge) String() string {
	return fmt.Sprintf("gauge %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Gauge) Over(n int) bool {
	return n > x.Limit+8
}
