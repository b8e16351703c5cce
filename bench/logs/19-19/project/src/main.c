#include "wav.h"
#include <stdio.h>
int main(int argc, char **argv)
{
	static uint8_t buf[1 << 20];
	FILE *f = argc == 2 ? fopen(argv[1], "rb") : NULL;
	struct wav w;
	if (!f || wav_open(&w, buf, fread(buf, 1, sizeof buf, f))) {
		fprintf(stderr, "wavgain: cannot read\n");
		return 1;
	}
	printf("%u Hz, %u channels, energy %d\n", w.rate, w.channels, wav_energy(&w));
	return 0;
}
