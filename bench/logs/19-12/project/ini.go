// Package inicfg reads INI files.
package inicfg

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

// File maps sections to keys to values.
type File map[string]map[string]string

// Parse reads a file.
func Parse(r io.Reader) (File, error) {
	f := File{}
	sec := ""
	sc := bufio.NewScanner(r)
	for n := 1; sc.Scan(); n++ {
		line := strings.TrimSpace(sc.Text())
		if line == "" || line[0] == ';' || line[0] == '#' {
			continue
		}
		if line[0] == '[' {
			sec = line[1 : len(line)-1]
			continue
		}
		k, v, ok := strings.Cut(line, "=")
		if !ok {
			return nil, fmt.Errorf("line %d: no '='", n)
		}
		if f[sec] == nil {
			f[sec] = map[string]string{}
		}
		f[sec][strings.TrimSpace(k)] = unquote(strings.TrimSpace(v))
	}
	return f, sc.Err()
}
