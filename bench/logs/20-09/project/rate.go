// Package ratecard parses tariff tables.
package ratecard

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
)

type Band struct {
	Upto  int
	Cents int
}

func Parse(r io.Reader) ([]Band, error) {
	var out []Band
	sc := bufio.NewScanner(r)
	for n := 1; sc.Scan(); n++ {
		l := strings.TrimSpace(sc.Text())
		if l == "" || l[0] == '#' {
			continue
		}
		f := strings.Fields(l)
		upto, err := strconv.Atoi(f[0])
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		cents, err := strconv.Atoi(f[1])
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		out = append(out, Band{upto, cents})
	}
	return out, sc.Err()
}
