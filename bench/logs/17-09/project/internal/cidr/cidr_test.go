package cidr

import "testing"

func TestParse(t *testing.T) {
	if _, err := Parse("10.0.0.0/8"); err != nil {
		t.Fatal(err)
	}
}

func TestHostBits(t *testing.T) {
	if _, err := Parse("10.0.0.1/8"); err == nil {
		t.Fatal("want error")
	}
}
