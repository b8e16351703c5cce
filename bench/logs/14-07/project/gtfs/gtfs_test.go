package gtfs

import (
	"os"
	"path/filepath"
	"testing"
)

func TestClock(t *testing.T) {
	for in, want := range map[string]int{"00:00:10": 10, "8:05:00": 29100, "25:10:00": 90600} {
		if got, err := clock(in); err != nil || got != want {
			t.Errorf("clock(%q) = %d, %v; want %d", in, got, err, want)
		}
	}
}

func TestFeeds(t *testing.T) {
	dirs, err := os.ReadDir("testdata")
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range dirs {
		t.Run(d.Name(), func(t *testing.T) {
			f, err := Load(filepath.Join("testdata", d.Name()))
			if err != nil {
				t.Fatalf("load: %v", err)
			}
			for _, c := range f.Calls {
				if _, ok := f.Stops[c.Stop]; !ok {
					t.Errorf("trip %s calls at unknown stop %s", c.Trip, c.Stop)
				}
			}
		})
	}
}
