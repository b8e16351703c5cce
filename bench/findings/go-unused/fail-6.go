package p

import "errors"

var ok = false

func try(do func() error) (err error) {
	if do == nil {
		return errors.New("nothing to do")
	}
	for i := 0; i < 3; i++ {
		err := do()
		ok = true
	}
	return
}
