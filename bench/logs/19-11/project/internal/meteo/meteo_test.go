package meteo

import "testing"

func TestOver(t *testing.T) {
	if !(&Meteo{"a", 1}).Over(100) {
		t.Fail()
	}
}
