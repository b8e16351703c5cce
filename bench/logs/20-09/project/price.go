package ratecard

func Price(b []Band, units int) int {
	for _, x := range b {
		if units <= x.Upto {
			return units * x.Cents
		}
	}
	return units * b[len(b)-1].Cents
}
