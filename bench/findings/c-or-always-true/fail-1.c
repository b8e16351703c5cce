int valid(int c)
{ return c != 'y' || c != 'n'; }
