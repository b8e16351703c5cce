-- order in which the worlds are played
return { "meadow", "cave", "rooftops", "harbour", "tower" }
