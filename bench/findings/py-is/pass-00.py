x is one
