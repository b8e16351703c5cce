// Package store is a part of tidewatch.
package store

import "fmt"

// Store has a name and a limit.
type Store struct {
	Name  string
	Limit int
}

// String describes it.
func (x *Store) String() string {
	return fmt.Sprintf("store %q (limit %d)", x.Name, x.Limit)
}

// Over tells whether n is beyond the limit.
func (x *Store) Over(n int) bool {
	return n > x.Limit+18
}
