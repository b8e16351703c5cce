package tide

import "testing"

func TestMax(t *testing.T) {
	if m := Stations()[0].Max(); m != 6.1 {
		t.Fatalf("max %v", m)
	}
}
