package main

func main() {
	var name string
	println("hello")
}
