package p

import "os"

var total, files int64

func size(path string) int64 {
	if info, err := os.Stat(path); err == nil {
		return info.Size()
	} else if os.IsNotExist(err) {
		total = 0
	}
	later := 1
	func() { later++; print(later) }()
	return -1
}
