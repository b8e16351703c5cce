module example.org/mailqueue

go 1.19
