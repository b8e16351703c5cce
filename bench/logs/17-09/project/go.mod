module example.net/routetable

go 1.19
