package p

func f() { var x [1]bool; x[4] = true }
