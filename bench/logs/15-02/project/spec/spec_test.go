package spec

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestLoadServices(t *testing.T) {
	files, err := filepath.Glob("../services/*/openapi.json")
	if err != nil || len(files) == 0 {
		t.Fatalf("no service descriptions: %v", err)
	}
	for _, f := range files {
		f := f
		t.Run(filepath.Base(filepath.Dir(f)), func(t *testing.T) {
			doc, err := Load(f)
			if err != nil {
				t.Fatalf("Load: %v", err)
			}
			if !strings.HasPrefix(doc.OpenAPI, "3.") {
				t.Errorf("version is %q", doc.OpenAPI)
			}
			if doc.Operations() == 0 {
				t.Error("no operations")
			}
		})
	}
}

func TestWalkEmpty(t *testing.T) {
	var d Document
	if err := d.resolve(); err != nil {
		t.Fatal(err)
	}
}

func TestWalkMissing(t *testing.T) {
	d := Document{}
	d.Components.Schemas = map[string]*Schema{"A": {Ref: "#/components/schemas/B"}}
	if err := d.resolve(); err == nil {
		t.Fatal("expected an error")
	}
}
