package board

import "testing"

func TestClock(t *testing.T) {
	if got := Clock(90600); got != "01:10" {
		t.Errorf("got %s", got)
	}
}
