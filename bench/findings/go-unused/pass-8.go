package p

import "sync"

func all(jobs []func()) {
	var wg sync.WaitGroup
	for _, job := range jobs {
		wg.Add(1)
		go func(run func(), nr int) {
			defer wg.Done()
			done := make(chan bool, 1)
			run()
			done <- true
		}(job, 1)
	}
	wg.Wait()
}
