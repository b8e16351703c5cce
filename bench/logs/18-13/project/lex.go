package inidb

import "strings"

type kind int

const (
	kBlank kind = iota
	kSection
	kPair
)

type line struct {
	kind     kind
	key, val string
}

func lexLine(s string) line {
	s = strings.TrimSpace(s)
	if s == "" || s[0] == ';' || s[0] == '#' {
		return line{}
	}
	if s[0] == '[' {
		return line{kind: kSection, key: s[1 : len(s)-1]}
	}
	kv := strings.SplitN(s, "=", 2)
	return line{kind: kPair, key: strings.TrimSpace(kv[0]), val: strings.TrimSpace(kv[1])}
}
