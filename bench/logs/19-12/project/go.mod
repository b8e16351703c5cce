module example.org/inicfg

go 1.19
