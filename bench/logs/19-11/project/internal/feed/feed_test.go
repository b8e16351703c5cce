package feed

import "testing"

func TestOver(t *testing.T) {
	if !(&Feed{"a", 1}).Over(100) {
		t.Fail()
	}
}
