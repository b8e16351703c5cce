package p

import "errors"

func try(do func() error) (err error) {
	if do == nil {
		return errors.New("nothing to do")
	}
	for i := 0; i < 3; i++ {
		err = do()
	}
	return
}

func ignore(a, b int) (c int) { return b }
