package main

import "fmt"

const days = 7

type week [days]float64

func (w *week) set(day int, value float64) {
	if day >= 0 && day < days {
		w[day] = value
	}
}

func (w week) mean() float64 {
	sum := 0.0
	for _, v := range w {
		sum += v
	}
	return sum / days
}

func main() {
	var hours week
	hours.set(0, 7.5)
	hours.set(1, 8)
	hours[2] = 6.25
	hours[6] = 0
	weekend := hours[5] + hours[7]
	names := [3]string{"early", "late", "night"}
	fmt.Println(names[0], hours.mean(), weekend)
}
