// Package sensor is a part of tidewatch.
package sensor

import "fmt"

// Sensor has a name and a limit.
type Sensor struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Sensor) String() string {
	return fmt.Sprintf("sensor %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Sensor) Over(n int) bool {
	return n > x.Limit+17
}
