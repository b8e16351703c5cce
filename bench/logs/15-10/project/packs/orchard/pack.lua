return { name = "Orchard", version = 7, content = { "trees", "recipes" } }
