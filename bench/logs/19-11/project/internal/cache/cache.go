// Package cache is a part of tidewatch.
package cache

import "fmt"

// Cache has a name and a limit.
type Cache struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Cache) String() string {
	return fmt.Sprintf("cache %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Cache) Over(n int) bool {
	return n > x.Limit+2
}
