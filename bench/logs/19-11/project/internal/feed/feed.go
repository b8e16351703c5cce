// Package feed is a part of tidewatch.
package feed

import "fmt"

// Feed has a name and a limit.
type Feed struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Feed) String() string {
	return fmt.Sprintf("feed %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Feed) Over(n int) bool {
	return n > x.Limit+6
}
