package main

var name string

func main() {
	const unused = 1
	println("hello")
}
