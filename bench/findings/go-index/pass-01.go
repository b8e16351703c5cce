package p

func f() { x := make([]bool, 1); x[4] = true }
