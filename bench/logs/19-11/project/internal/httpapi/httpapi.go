// Package httpapi is a part of tidewatch.
package httpapi

import "fmt"

// Httpapi has a name and a limit.
type Httpapi struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Httpapi) String() string {
	return fmt.Sprintf("httpapi %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Httpapi) Over(n int) bool {
	return n > x.Limit+10
}
