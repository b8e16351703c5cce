// Package spec reads the OpenAPI 3 documents of our services.
package spec

import (
	"encoding/json"
	"fmt"
	"os"
	"sort"
	"strings"
)

type Schema struct {
	Ref        string             `json:"$ref"`
	Type       string             `json:"type"`
	Format     string             `json:"format"`
	Items      *Schema            `json:"items"`
	Properties map[string]*Schema `json:"properties"`
	Required   []string           `json:"required"`
}

type Media struct {
	Schema *Schema `json:"schema"`
}

type Response struct {
	Description string           `json:"description"`
	Content     map[string]Media `json:"content"`
}

type Operation struct {
	OperationID string              `json:"operationId"`
	Responses   map[string]Response `json:"responses"`
}

type Document struct {
	OpenAPI string `json:"openapi"`
	Info    struct {
		Title   string `json:"title"`
		Version string `json:"version"`
	} `json:"info"`
	Paths      map[string]map[string]Operation `json:"paths"`
	Components struct {
		Schemas map[string]*Schema `json:"schemas"`
	} `json:"components"`
}

// Load reads and resolves a document.
func Load(name string) (*Document, error) {
	raw, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var doc Document
	if err := json.Unmarshal(raw, &doc); err != nil {
		return nil, err
	}
	return &doc, doc.resolve()
}

// Operations counts the operations of all paths.
func (d *Document) Operations() int {
	c := 0
	for _, p := range d.Paths {
		c += len(p)
	}
	return c
}

func (d *Document) resolve() error {
	names := make([]string, 0, len(d.Components.Schemas))
	for name := range d.Components.Schemas {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		if err := d.walk(d.Components.Schemas[name], nil); err != nil {
			return fmt.Errorf("schema %s: %w", name, err)
		}
	}
	return nil
}

func (d *Document) walk(s *Schema, seen []string) error {
	if s == nil {
		return nil
	}
	if s.Ref != "" {
		name := strings.TrimPrefix(s.Ref, "#/components/schemas/")
		for _, o := range seen {
			if o == name {
				return fmt.Errorf("circular reference %s", strings.Join(append(seen, name), " -> "))
			}
		}
		target, ok := d.Components.Schemas[name]
		if !ok {
			return fmt.Errorf("unresolved reference %q", s.Ref)
		}
		return d.walk(target, append(seen, name))
	}
	if err := d.walk(s.Items, seen); err != nil {
		return err
	}
	keys := make([]string, 0, len(s.Properties))
	for k := range s.Properties {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	for _, k := range keys {
		if err := d.walk(s.Properties[k], seen); err != nil {
			return err
		}
	}
	return nil
}
