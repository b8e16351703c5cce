package inidb

import (
	"bufio"
	"io"
)

// Parse reads r; keys are "section.key".
func Parse(r io.Reader) (map[string]string, error) {
	m := map[string]string{}
	section := ""
	sc := bufio.NewScanner(r)
	for sc.Scan() {
		switch l := lexLine(sc.Text()); l.kind {
		case kSection:
			section = l.key + "."
		case kPair:
			m[section+l.key] = unquote(l.val)
		}
	}
	return m, sc.Err()
}
