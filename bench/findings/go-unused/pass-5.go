package p

func kind(v interface{}) string {
	switch t := v.(type) {
	case int:
		return "number"
	case string:
		return t
	}
	return "?"
}
