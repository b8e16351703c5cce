#include "wav.h"
#include <string.h>

static uint32_t u32(const uint8_t *p) { return p[0] | p[1] << 8 | p[2] << 16 | (uint32_t)p[3] << 24; }

int wav_open(struct wav *w, const uint8_t *p, size_t n)
{
	if (n < 44 || memcmp(p, "RIFF", 4) || memcmp(p + 8, "WAVEfmt ", 8))
		return -1;
	w->channels = p[22];
	w->rate = u32(p + 24);
	if (p[34] != 16 || !w->channels)
		return -2;
	size_t len = u32(p + 40);
	if (len > n - 44)
		len = n - 44;
	w->frames = len / 2 / w->channels;
	w->data = p + 44;
	return 0;
}

int wav_sample(const struct wav *w, size_t i)
{
	return (int16_t)(w->data[2 * i] | w->data[2 * i + 1] << 8);
}

int wav_energy(const struct wav *w)
{
	int sum = 0;
	for (size_t i = 0; i < w->frames * w->channels; i++) {
		int s = wav_sample(w, i);
		sum += s * s / 16;
	}
	return sum;
}
