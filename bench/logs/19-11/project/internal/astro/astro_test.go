package astro

import "testing"

func TestOver(t *testing.T) {
	if !(&Astro{"a", 1}).Over(100) {
		t.Fail()
	}
}
