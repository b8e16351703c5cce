package table

import (
	"net/netip"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestLookup(t *testing.T) {
	rs, err := Read(strings.NewReader("10.0.0.0/8 via 192.0.2.1\n10.1.0.0/16 via 192.0.2.2\n"))
	if err != nil {
		t.Fatal(err)
	}
	r, ok := Lookup(rs, netip.MustParseAddr("10.1.2.3"))
	if !ok || r.Via.String() != "192.0.2.2" {
		t.Fatalf("got %v", r)
	}
}

func TestSnapshots(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.routes")
	if len(files) == 0 {
		t.Fatal("no snapshots")
	}
	n := 0
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		rs, err := Read(f)
		f.Close()
		if err != nil {
			t.Fatalf("reading snapshot: %v", err)
		}
		n += len(rs)
	}
	t.Logf("%d routes", n)
}
