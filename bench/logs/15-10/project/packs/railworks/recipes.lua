recipe "lay_track"  { makes = "track", needs = { { "rail", 1 }, { "sleeper", 1 }, { "ballast", 2 } } }
recipe "roll_rail"  { makes = "rail", needs = { { "iron", 1.5 } } }
