package p

import "os"

func size(path string) int64 {
	if info, err := os.Stat(path); err == nil {
		return 1
	} else if os.IsNotExist(err) {
		return 0
	}
	return -1
}
