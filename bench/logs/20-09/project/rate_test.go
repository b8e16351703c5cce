package ratecard

import (
	"os"
	"path/filepath"
	"testing"
)

func TestParseAll(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.tariff")
	for _, name := range files {
		t.Run(filepath.Base(name), func(t *testing.T) {
			f, err := os.Open(name)
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			if _, err := Parse(f); err != nil {
				t.Fatal(err)
			}
		})
	}
}

func TestPrice(t *testing.T) {
	if p := Price([]Band{{10, 3}, {100, 2}}, 20); p != 40 {
		t.Errorf("got %d", p)
	}
}
