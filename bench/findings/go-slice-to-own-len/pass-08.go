package g

func each(rows [][]int) {
	for i := range rows {
		show(rows[i][2:len(rows[i])])
	}
}

func show(v []int) {}
