return { packs = { "core" } }
