module github.com/fernlab/queuebee

go 1.19
