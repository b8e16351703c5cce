package inix

import (
	"fmt"
	"strings"
)

// Parse reads key = value lines below [section] headers.
func Parse(text string) (map[string]map[string]string, error) {
	out := map[string]map[string]string{}
	sec := ""
	for i, l := range strings.Split(text, "\n") {
		l = strings.TrimSpace(l)
		switch {
		case l == "" || l[0] == '#':
		case l[0] == '[':
			sec = l[1:strings.IndexByte(l, ']')]
			out[sec] = map[string]string{}
		default:
			k, v, ok := strings.Cut(l, "=")
			if !ok {
				return nil, fmt.Errorf("line %d: no '='", i+1)
			}
			out[sec][strings.TrimSpace(k)] = strings.TrimSpace(v)
		}
	}
	return out, nil
}
