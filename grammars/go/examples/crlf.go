package p

import "fmt"
var x = 1 // a comment
func f() { fmt.Println(x,
	2) }