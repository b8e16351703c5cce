package stats

import "testing"

func TestDescribe(t *testing.T) {
	if Describe(1) != "one message" {
		t.Fatal()
	}
}
