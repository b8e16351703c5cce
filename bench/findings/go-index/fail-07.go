package p

var primes = [5]int{0: 2, 1: 3, 2: 5, 3: 7, 4: 11, 5: 13}
