package stat

import (
	"os"
	"path/filepath"
	"testing"

	"example.org/trackstat/gpx"
)

func TestSummaries(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.gpx")
	for _, f := range files {
		r, err := os.Open(f)
		if err != nil {
			t.Fatal(err)
		}
		tr, err := gpx.Read(r)
		r.Close()
		if err != nil {
			t.Errorf("read: %v", err)
			continue
		}
		if s := Summarize(tr); s.Duration < 0 {
			t.Errorf("%q: negative duration", tr.Name)
		}
	}
}
