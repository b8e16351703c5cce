package harmonics

import "testing"

func TestOver(t *testing.T) {
	if !(&Harmonics{"a", 1}).Over(100) {
		t.Fail()
	}
}
