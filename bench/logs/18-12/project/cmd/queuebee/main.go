package main

import (
	"flag"
	"fmt"

	"github.com/fernlab/queuebee/internal/broker"
	"github.com/fernlab/queuebee/internal/stats"
)

func main() {
	n := flag.Int("n", 4, "workers")
	flag.Parse()
	b := broker.New(*n)
	b.Publish("hello")
	fmt.Println(stats.Describe(b.Depth()))
}
