void axpy4(float *y, const float *x, float a);
void clamp8(short *p);
void lookup32(unsigned char *dst, const unsigned char *idx);
