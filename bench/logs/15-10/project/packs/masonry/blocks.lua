block "brick"       { price = 3, hardness = 5 }
block "arch"        { price = 9, hardness = 5 }
block "stained_glass" { price = 6, hardness = 1 }
