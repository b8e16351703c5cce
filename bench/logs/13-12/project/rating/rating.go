// Package rating turns a water level into a discharge, by a table a gauge.
package rating

import (
	"bufio"
	"fmt"
	"io"
	"sort"
	"strconv"
	"strings"
)

type Point struct{ Level, Discharge float64 }

type Curve []Point

// Parse reads "level;discharge" lines; # starts a comment.
func Parse(r io.Reader) (Curve, error) {
	var c Curve
	sc := bufio.NewScanner(r)
	for n := 1; sc.Scan(); n++ {
		l := strings.TrimSpace(sc.Text())
		if l == "" || strings.HasPrefix(l, "#") {
			continue
		}
		f := strings.Split(l, ";")
		if len(f) != 2 {
			return nil, fmt.Errorf("line %d: want 2 fields, got %d", n, len(f))
		}
		lv, err := strconv.ParseFloat(f[0], 64)
		if err != nil {
			return nil, err
		}
		q, err := strconv.ParseFloat(f[1], 64)
		if err != nil {
			return nil, err
		}
		c = append(c, Point{lv, q})
	}
	return c, sc.Err()
}

func (c Curve) At(level float64) float64 {
	i := sort.Search(len(c), func(i int) bool { return c[i].Level >= level })
	switch {
	case i == 0:
		return c[0].Discharge
	case i == len(c):
		return c[len(c)-1].Discharge
	}
	a, b := c[i-1], c[i]
	return a.Discharge + (b.Discharge-a.Discharge)*(level-a.Level)/(b.Level-a.Level)
}
