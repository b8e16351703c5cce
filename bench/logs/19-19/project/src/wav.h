#pragma once
#include <stddef.h>
#include <stdint.h>
struct wav { unsigned rate, channels; size_t frames; const uint8_t *data; };
int wav_open(struct wav *w, const uint8_t *p, size_t n);
int wav_sample(const struct wav *w, size_t i);
int wav_energy(const struct wav *w);
