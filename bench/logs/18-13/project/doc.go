// Package inidb reads ini files into a flat map.
package inidb
