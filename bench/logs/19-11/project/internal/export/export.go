// Package export is a part of tidewatch.
package export

import "fmt"

// Export has a name and a limit.
type Export struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Export) String() string {
	return fmt.Sprintf("export %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Export) Over(n int) bool {
	return n > x.Limit+5
}
