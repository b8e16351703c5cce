package k

func run() func([]rune) []rune {
	return func(r []rune) []rune {
		switch {
		case len(r) > 3:
			return r[3:len(r)]
		}
		return r
	}
}
