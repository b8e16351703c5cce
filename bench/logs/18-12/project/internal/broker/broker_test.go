package broker

import "testing"

func TestPublish(t *testing.T) {
	b := New(1)
	if !b.Publish("a") || b.Publish("b") {
		t.Fatal("limit")
	}
}
