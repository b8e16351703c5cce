package inicfg

import "strings"

var escapes = map[byte]byte{'n': '\n', 't': '\t', '"': '"', '\\': '\\'}

func unquote(s string) string {
	if s == "" || s[0] != '"' {
		return s
	}
	var b strings.Builder
	for i := 1; s[i] != '"'; i++ {
		if s[i] == '\\' {
			i++
			if e, ok := escapes[s[i]]; ok {
				b.WriteByte(e)
				continue
			}
		}
		b.WriteByte(s[i])
	}
	return b.String()
}
