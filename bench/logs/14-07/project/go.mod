module github.com/quaymaps/gtfslite

go 1.19
