package p

func pick(p *[2]string, q []string) string {
	if len(q) > 9 {
		return q[9]
	}
	return (*p)[1+1]
}
