package stat

import (
	"time"

	"example.org/trackstat/gpx"
)

type Summary struct {
	Climb    float64
	Duration time.Duration
}

func Summarize(t *gpx.Track) Summary {
	var s Summary
	for i, p := range t.Pts[1:] {
		if d := p.Ele - t.Pts[i].Ele; d > 0 {
			s.Climb += d
		}
	}
	s.Duration = t.Pts[len(t.Pts)-1].Time.Sub(t.Pts[0].Time)
	return s
}
