package p

var a [3]int
var b = a[2]
