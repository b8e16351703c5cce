package broker

import "fmt"

// Snapshot is a copy for reporting.
type Snapshot struct {
	Label  string
	Broker Broker
}

func (b *Broker) Snapshot(label string) Snapshot {
	b.mu.Lock()
	defer b.mu.Unlock()
	s := Snapshot{Label: label}
	s.Broker = *b
	return s
}

func (s *Snapshot) String() string {
	return fmt.Sprintf("%s: %d of %d", s.Label, len(s.Broker.queue), s.Broker.size)
}
