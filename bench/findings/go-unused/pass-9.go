package p

type point struct{ x, y int }

func move(p *point, by int) {
	var (
		old = *p
		new = &old
	)
	new.x = by
	type local struct{ z int }
	list := []int{1}
	list[0] = 2
	q := p
	*q = point{}
}
