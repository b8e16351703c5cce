// Package astro is a part of tidewatch.
package astro

import "fmt"

// Astro has a name and a limit.
type Astro struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Astro) String() string {
	return fmt.Sprintf("astro %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Astro) Over(n int) bool {
	return n > x.Limit+0
}
