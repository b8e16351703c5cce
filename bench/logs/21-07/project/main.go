package main

import "example.org/beacon/internal/report"

func main() {
	report.Print("north", 42)
}
