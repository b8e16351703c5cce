package inidb

import (
	"os"
	"path/filepath"
	"testing"
)

func TestUnquote(t *testing.T) {
	if unquote(`"a b"`) != "a b" {
		t.Fatal("quotes")
	}
}

// Every file of testdata must parse and hold at least one key.
func TestCorpus(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.ini")
	for _, f := range files {
		f := f
		t.Run(filepath.Base(f), func(t *testing.T) {
			fp, err := os.Open(f)
			if err != nil {
				t.Fatal(err)
			}
			defer fp.Close()
			m, err := Parse(fp)
			if err != nil {
				t.Fatal(err)
			}
			if len(m) == 0 {
				t.Error("no keys")
			}
		})
	}
}
