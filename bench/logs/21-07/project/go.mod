module example.org/beacon

go 1.19
