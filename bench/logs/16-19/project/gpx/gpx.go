package gpx

import (
	"encoding/xml"
	"io"
	"time"
)

type Point struct {
	Lat  float64   `xml:"lat,attr"`
	Lon  float64   `xml:"lon,attr"`
	Ele  float64   `xml:"ele"`
	Time time.Time `xml:"time"`
}

type Track struct {
	Name string  `xml:"trk>name"`
	Pts  []Point `xml:"trk>trkseg>trkpt"`
}

func Read(r io.Reader) (*Track, error) {
	t := new(Track)
	return t, xml.NewDecoder(r).Decode(t)
}
