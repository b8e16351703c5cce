block "stone"  { price = 1, hardness = 4 }
block "log"    { price = 2, hardness = 2 }
block "plank"  { price = 1, hardness = 2 }
block "iron"   { price = 12, hardness = 6 }
block "glass"  { price = 3, hardness = 1 }
