return { name = "Railworks", version = 2, content = { "blocks", "recipes" } }
