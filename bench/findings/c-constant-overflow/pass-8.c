unsigned int all_ones = -1;
unsigned short mask = ~0;
