#include <stddef.h>

#define SAMPLE_COUNT 8

static int history[SAMPLE_COUNT];

/* Average the readings taken by the ADC. */
static int average(const int samples[SAMPLE_COUNT])
{
    long sum = 0;
    size_t n = sizeof(samples) / sizeof(samples[0]);

    for (size_t i = 0; i < n; i++)
        sum += samples[i];
    return (int)(sum / (long)n);
}

int main(void)
{
    for (size_t i = 0; i < sizeof(history) / sizeof(history[0]); i++)
        history[i] = (int)i * 3;
    return average(history);
}
