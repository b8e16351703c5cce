package tide

// Station is a gauge.
type Station struct {
	Name   string
	Levels []float64
}

// Stations lists all gauges.
func Stations() []Station {
	return []Station{{"Brest", []float64{1.2, 6.1}}, {"Cuxhaven", []float64{0.4, 3.3}}}
}

// Max is the highest level.
func (s Station) Max() (m float64) {
	for _, l := range s.Levels {
		if l > m {
			m = l
		}
	}
	return m
}
