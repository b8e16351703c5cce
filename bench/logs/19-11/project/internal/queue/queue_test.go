package queue

import "testing"

func TestOver(t *testing.T) {
	if !(&Queue{"a", 1}).Over(100) {
		t.Fail()
	}
}
