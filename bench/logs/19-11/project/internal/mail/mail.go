// Package mail is a part of tidewatch.
package mail

import "fmt"

// Mail has a name and a limit.
type Mail struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Mail) String() string {
	return fmt.Sprintf("mail %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Mail) Over(n int) bool {
	return n > x.Limit+11
}
