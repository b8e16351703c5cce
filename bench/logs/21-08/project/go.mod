module example.org/inix

go 1.19
