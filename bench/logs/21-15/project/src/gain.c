#include "gain.h"

int scale(int sample, int shift) {
    return (sample << shift) / (1 << shift) * 9;
}
