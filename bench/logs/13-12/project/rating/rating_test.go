package rating

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestInterpolation(t *testing.T) {
	c := Curve{{0, 0}, {100, 10}}
	for lv := 0; lv <= 100; lv += 1 {
		t.Run(fmt.Sprintf("level=%d", lv), func(t *testing.T) {
			if got, want := c.At(float64(lv)), float64(lv)/10; got-want > 1e-9 || want-got > 1e-9 {
				t.Errorf("At(%d) = %v, want %v", lv, got, want)
			}
		})
	}
}

func TestParseComment(t *testing.T) {
	c, err := Parse(strings.NewReader("# x\n\n1;2\n"))
	if err != nil || len(c) != 1 {
		t.Fatal(c, err)
	}
}

func TestStations(t *testing.T) {
	files, _ := filepath.Glob("../stations/*.rc")
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			r, err := os.Open(f)
			if err != nil {
				t.Fatal(err)
			}
			defer r.Close()
			c, err := Parse(r)
			if err != nil {
				t.Fatal(err)
			}
			for k := 1; k < len(c); k++ {
				if c[k].Discharge < c[k-1].Discharge {
					t.Fatalf("discharge falls from %v to %v at level %v", c[k-1].Discharge, c[k].Discharge, c[k].Level)
				}
			}
		})
	}
}
