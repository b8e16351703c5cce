package report

import (
	"fmt"
	"io"
	"sort"
	"sync"
)

type row struct {
	name   string
	levels []float64
}

// Report collects rows and prints them sorted.
type Report struct {
	mu   sync.Mutex
	w    io.Writer
	rows []row
}

// New makes a report which writes to w.
func New(w io.Writer) *Report {
	return &Report{w: w}
}

// Add adds a row.
func (r *Report) Add(name string, levels []float64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.rows = append(r.rows, row{name, levels})
}

// Len is the number of rows.
func (r Report) Len() int {
	return len(r.rows)
}

// Flush prints everything.
func (r *Report) Flush() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	sort.Slice(r.rows, func(i, j int) bool { return r.rows[i].name < r.rows[j].name })
	for _, x := range r.rows {
		if _, err := fmt.Fprintf(r.w, "%-12s %d values\n", x.name, len(x.levels)); err != nil {
			return fmt.Errorf("writing %s: %w", x.name, err)
		}
	}
	return nil
}
