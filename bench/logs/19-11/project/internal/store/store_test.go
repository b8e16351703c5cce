package store

import "testing"

func TestOver(t *testing.T) {
	if !(&Store{"a", 1}).Over(100) {
		t.Fail()
	}
}
