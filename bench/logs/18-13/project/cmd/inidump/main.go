package main

import (
	"fmt"
	"os"

	"example.org/inidb"
)

func main() {
	m, err := inidb.Parse(os.Stdin)
	fmt.Println(m, err)
}
