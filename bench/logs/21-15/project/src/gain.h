int scale(int sample, int shift);
