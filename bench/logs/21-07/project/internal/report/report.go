package report

import (
	"fmt"
	"sync"
)

type counter struct {
	mu sync.Mutex
	n  int
}

// Print writes one line of the report.
func Print(name string, signal int) {
	var c counter
	c.n++
	fmt.Printf("%s: signal %s (%d)\n", name, signal, c.n)
}
