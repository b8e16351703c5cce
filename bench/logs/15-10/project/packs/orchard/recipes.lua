recipe "nail_crate"  { makes = "crate", needs = { { "plank", 6 }, { "iron", 0.1 } } }
recipe "tie_ladder"  { makes = "ladder", needs = { { "apple_log", 1 }, { "plank", 2 } } }
