#include <time.h>
struct tm *tomorrow(void)
{
	time_t now = time(0) + 24 * 60 * 60;
	register int tries = 3;
	auto struct tm all[2];

	while (tries--)
		if (localtime_r(&now, &all[0]))
			return all;
	return 0;
}
