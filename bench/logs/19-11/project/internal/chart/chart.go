// Package chart is a part of tidewatch.
package chart

import "fmt"

// Chart has a name and a limit.
type Chart struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Chart) String() string {
	return fmt.Sprintf("chart %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Chart) Over(n int) bool {
	return n > x.Limit+3
}
