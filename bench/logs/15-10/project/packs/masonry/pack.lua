return { name = "Masonry", version = 3, content = { "blocks", "recipes" } }
