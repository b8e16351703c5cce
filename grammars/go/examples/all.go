package main

import (
	"fmt"
	. "os"
)

type T[P any, Q ~int | string] struct {
	a, b int `tag`
	*U
	c [3]int
}

func (t *T[P, Q]) f(x int, y ...string) (n int, err error) {
	if v, ok := x.(T); ok && v == (T{}) {
		return 1, nil
	} else if x := []int{1, 2}; len(x) > 0 {
	}
	for i, c := range map[string]int{"a": 1} { i++; c <- 3 }
	switch y := z.(type) {
	case []int, *T:
		go func() { }()
	default:
	}
label:
	for ;; { break label }
	return Map[K, V]{k: {1}, 2: x}, f[int](3)
}

/* Declarations of the other kinds. */
const (
	first = iota
	second
	third, fourth uint8 = 1 << iota, 'x'
)

var buffer, _ = make([]byte, 0x_1F, 1e3), func(a, b int, c ...string) (n int) { return a &^ b }
var (
	raw  string = `a
 text` + "\u00e9\n\x7f"
	imaginary = .5i - 0b10
)

type (
	Number interface {
		~int | ~float64
		fmt.Stringer
		Add(other Number) (Number, error)
	}
	Callback = func(<-chan int, chan<- string) struct{}
)

func generic[K comparable, V Number](m map[K]V) (sum V) {
	ch := make(chan V, 1)
	select {
	case v, ok := <-ch:
		_ = v
		_ = ok
	case ch <- sum:
		goto end
	default:
		defer close(ch)
	}
	for range m {
		continue
	}
	for sum < 3 {
		sum++; sum <<= 2
	}
	var p *[2][]int = &[...][]int{0: {1}, 1: {}}
	p[0] = p[1][1:2:3]
	switch {
	case sum == 1, !true:
		fallthrough
	case <-ch > 0 || (*p)[0] != nil && -sum^2 > 0:
		{
			return
		}
	}
	if x := (struct{ a int }{1}); x.a > 0 {
		panic(x)
	}
end:
	return sum
}
