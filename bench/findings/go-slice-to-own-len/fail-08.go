package g

func each(rows [][]int) {
	for _, row := range rows {
		show(row[2:len(row)])
	}
}

func show(v []int) {}
