block "sleeper"  { price = 3, hardness = 2 }
block "rail"     { price = 20, hardness = 6 }
block "ballast"  { cost = 1, hardness = 3 }
block "track"    { price = 26, hardness = 6 }
