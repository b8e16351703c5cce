#include "busmon.h"
#include <stdio.h>
int main(void)
{
	struct ring r = {0};
	int c;
	while ((c = getchar()) != EOF)
		if (ring_put(&r, c))
			fputs("overrun\n", stderr);
	return 0;
}
