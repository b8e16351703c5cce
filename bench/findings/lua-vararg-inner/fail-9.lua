local names = { "x", "y" }
table.sort(names, function(a, b) return a < (... or b) end)
