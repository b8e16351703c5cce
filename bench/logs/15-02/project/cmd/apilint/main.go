package main

import (
	"fmt"
	"os"

	"gitlab.example.org/platform/apilint/spec"
)

func main() {
	rc := 0
	for _, name := range os.Args[1:] {
		doc, err := spec.Load(name)
		if err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", name, err)
			rc = 1
			continue
		}
		fmt.Printf("%s: %s %s, %d operations\n", name, doc.Info.Title, doc.Info.Version, doc.Operations())
	}
	os.Exit(rc)
}
