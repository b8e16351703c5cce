#include "lr.h"
#include <stdio.h>
int main(int argc, char **argv)
{
	struct lr_file f[32];
	int i, n = lr_conf_read(argc > 1 ? argv[argc - 1] : "/etc/logrotor.conf", f, 32);
	for (i = 0; i < n; i++)
		printf("%s: %d\n", f[i].path, lr_rotate(&f[i]));
	return n < 0;
}
