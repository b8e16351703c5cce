return f(1, 2) 
