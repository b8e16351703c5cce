package broker

import "sync"

// Broker hands messages to workers.
type Broker struct {
	mu    sync.Mutex
	queue []string
	size  int
}

func New(size int) *Broker { return &Broker{size: size} }

func (b *Broker) Publish(m string) bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(b.queue) >= b.size {
		return false
	}
	b.queue = append(b.queue, m)
	return true
}

func (b *Broker) Depth() int {
	b.mu.Lock()
	defer b.mu.Unlock()
	return len(b.queue)
}
