recipe "saw_log"  { makes = "plank", needs = { { "log", 1 } } }
