// Package geo is a part of tidewatch.
package geo

import "fmt"

// Geo has a name and a limit.
type Geo struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Geo) String() string {
	return fmt.Sprintf("geo %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Geo) Over(n int) bool {
	return n > x.Limit+7
}
