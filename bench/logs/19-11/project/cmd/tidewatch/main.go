package main

import (
	"fmt"
	"os"

	"github.com/hexlane/tidewatch/internal/report"
	"github.com/hexlane/tidewatch/internal/tide"
)

func main() {
	r := report.New(os.Stdout)
	for _, s := range tide.Stations() {
		r.Add(s.Name, s.Levels)
	}
	if err := r.Flush(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
