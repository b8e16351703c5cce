package gpx

import (
	"strings"
	"testing"
)

func TestName(t *testing.T) {
	tr, err := Read(strings.NewReader("<gpx><trk><name>x</name></trk></gpx>"))
	if err != nil || tr.Name != "x" {
		t.Fatal(tr, err)
	}
}
