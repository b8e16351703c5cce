package p

var greeting = "hello"

func mark() byte {
	return greeting[5]
}
