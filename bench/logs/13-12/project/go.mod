module gitlab.example.com/hydro/gauges

go 1.19
