block "apple_log" { price = 2, hardness = 2, drops = "apple" }
block "pear_log"  { price = 2, hardness = 2, drops = "pear" }
block "crate"     { price = 8, hardness = 2 }
block "ladder"    { price = 4, hardness = 1 }
