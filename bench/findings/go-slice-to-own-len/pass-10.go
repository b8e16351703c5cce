package k

func run(other []rune) func([]rune) []rune {
	return func(r []rune) []rune {
		switch {
		case len(r) > 3:
			return r[3:len(other)]
		}
		return r[0 : 1+len(r)]
	}
}
