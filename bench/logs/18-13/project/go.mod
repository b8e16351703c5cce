module example.org/inidb

go 1.19
