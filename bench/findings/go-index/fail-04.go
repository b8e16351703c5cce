package p

const greeting = "hello"

func mark() byte {
	return greeting[5]
}
