package chart

import "testing"

func TestOver(t *testing.T) {
	if !(&Chart{"a", 1}).Over(100) {
		t.Fail()
	}
}
