package p

import "sync"

func all(jobs []func()) {
	var wg sync.WaitGroup
	for _, job := range jobs {
		wg.Add(1)
		go func(run func()) {
			defer wg.Done()
			done := make(chan bool)
			run()
		}(job)
	}
	wg.Wait()
}
