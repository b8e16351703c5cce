package inix

import (
	"os"
	"path/filepath"
	"testing"
)

func TestTestdata(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.ini")
	for _, f := range files {
		t.Run(f, func(t *testing.T) {
			b, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := Parse(string(b)); err != nil {
				t.Fatal(err)
			}
		})
	}
}
