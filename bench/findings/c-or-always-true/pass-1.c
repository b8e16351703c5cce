int invalid(int c)
{ return c != 'y' && c != 'n'; }
