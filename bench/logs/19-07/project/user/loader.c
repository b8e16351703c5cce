#include <stdio.h>
int main(void) { puts("loader"); return 0; }
