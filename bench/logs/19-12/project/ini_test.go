package inicfg

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestInline(t *testing.T) {
	f, err := Parse(strings.NewReader("[a]\nb = \"c\\n\"\n"))
	if err != nil || f["a"]["b"] != "c\n" {
		t.Fatal(f, err)
	}
}

func TestCorpus(t *testing.T) {
	names, _ := filepath.Glob("testdata/*.ini")
	for _, n := range names {
		t.Run(filepath.Base(n), func(t *testing.T) {
			r, err := os.Open(n)
			if err != nil {
				t.Fatal(err)
			}
			defer r.Close()
			f, err := Parse(r)
			if err != nil {
				t.Fatal(err)
			}
			if len(f) == 0 {
				t.Error("empty")
			}
		})
	}
}
