package a

func drop(s []int) []int {
	if len(s) == 0 {
		return nil
	}
	return s[1:]
}
