package p

func f() int { x := 1; return x }
