package p

type point struct{ x, y int }

func move(p *point, by int) {
	var (
		old = *p
		new = point{p.x + by, p.y + by}
	)
	{
		const unused = 3
		*p = new
	}
}
