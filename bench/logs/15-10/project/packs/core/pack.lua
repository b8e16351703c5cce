return { name = "Core", version = 12, content = { "blocks", "recipes" } }
