module example.org/trackstat

go 1.19
