package units

func DBm(raw int) int { return raw/2 - 120 }
