package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

type entry struct {
	word  string
	count int
}

func read(path string) (map[string]int, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	words := make(map[string]int)
	scanner := bufio.NewScanner(file)
	lines := 0
	for scanner.Scan() {
		for _, w := range strings.Fields(scanner.Text()) {
			words[strings.ToLower(w)]++
		}
	}
	return words, scanner.Err()
}

func main() {
	words, err := read(os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	best := entry{}
	for w, n := range words {
		if n > best.count {
			best = entry{w, n}
		}
	}
	fmt.Println(best.word, best.count)
}
