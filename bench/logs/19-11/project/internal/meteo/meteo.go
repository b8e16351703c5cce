// Package meteo is a part of tidewatch.
package meteo

import "fmt"

// Meteo has a name and a limit.
type Meteo struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Meteo) String() string {
	return fmt.Sprintf("meteo %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Meteo) Over(n int) bool {
	return n > x.Limit+12
}
