// Package gtfs loads the parts of a GTFS feed that the board needs.
package gtfs

import (
	"encoding/csv"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// Stop is a row of stops.txt.
type Stop struct {
	ID, Name string
	Lat, Lon float64
}

// Call is a row of stop_times.txt.
type Call struct {
	Trip, Stop string
	Dep        int // seconds after midnight
	Seq        int
}

// Feed holds a loaded feed.
type Feed struct {
	Stops map[string]Stop
	Calls []Call
}

// Load reads the feed in dir.
func Load(dir string) (*Feed, error) {
	f := &Feed{Stops: map[string]Stop{}}
	err := table(dir, "stops.txt", func(r map[string]string) error {
		lat, err := strconv.ParseFloat(r["stop_lat"], 64)
		if err != nil {
			return err
		}
		lon, err := strconv.ParseFloat(r["stop_lon"], 64)
		if err != nil {
			return err
		}
		f.Stops[r["stop_id"]] = Stop{r["stop_id"], r["stop_name"], lat, lon}
		return nil
	})
	if err != nil {
		return nil, err
	}
	err = table(dir, "stop_times.txt", func(r map[string]string) error {
		dep, err := clock(r["departure_time"])
		if err != nil {
			return err
		}
		seq, err := strconv.Atoi(r["stop_sequence"])
		if err != nil {
			return err
		}
		f.Calls = append(f.Calls, Call{r["trip_id"], r["stop_id"], dep, seq})
		return nil
	})
	return f, err
}

func clock(s string) (int, error) {
	p := strings.Split(strings.TrimSpace(s), ":")
	if len(p) != 3 {
		return 0, fmt.Errorf("bad time %q", s)
	}
	n := 0
	for _, x := range p {
		v, err := strconv.Atoi(x)
		if err != nil {
			return 0, fmt.Errorf("bad time %q", s)
		}
		n = n*60 + v
	}
	return n, nil
}

func table(dir, name string, fn func(map[string]string) error) error {
	fh, err := os.Open(filepath.Join(dir, name))
	if err != nil {
		return err
	}
	defer fh.Close()
	rd := csv.NewReader(fh)
	head, err := rd.Read()
	if err != nil {
		return err
	}
	for n := 2; ; n++ {
		rec, err := rd.Read()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		row := map[string]string{}
		for i, h := range head {
			row[h] = rec[i]
		}
		if err := fn(row); err != nil {
			return fmt.Errorf("line %d: %w", n, err)
		}
	}
}
