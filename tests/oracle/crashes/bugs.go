// Panics: bugs NAME SIZE.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"strconv"
)

type node struct {
	next  *node
	value int
}

//go:noinline
func walk(table []int, size int) int { return table[size] }

//go:noinline
func follow(first *node) int { return first.next.value }

//go:noinline
func store(names map[string]int, size int) int {
	names[fmt.Sprint(size)] = size
	return size
}

//go:noinline
func refuse(size int) int { panic(fmt.Errorf("no room for %d names", size)) }

//go:noinline
func deep(size int) int { return deep(size+1) + 1 }

type visitor struct{}

func (v *visitor) MarshalJSON() ([]byte, error) { panic("no JSON for it") }

func wait() int { return <-make(chan int) }

func main() {
	size, _ := strconv.Atoi(os.Args[2])
	result := 0
	switch os.Args[1] {
	case "walk":
		result = walk(make([]int, 3), size)
	case "follow":
		result = follow(&node{value: size})
	case "store":
		result = store(nil, size)
	case "refuse":
		result = refuse(size)
	case "deep":
		result = deep(size)
	case "marshal":
		text, _ := json.Marshal(map[string]any{strconv.Itoa(size): &visitor{}})
		result = len(text)
	case "wait":
		result = wait()
	}
	fmt.Println(result)
}
