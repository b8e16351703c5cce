recipe "cut_brick"  { makes = "brick", needs = { { "stone", 2 } } }
recipe "build_arch" { makes = "arch", needs = { { "brick", 3 } } }
