typedef float vec[3];
float *cross(const vec a, const vec b)
{
  vec c;
  c[0] = a[1] * b[2] - a[2] * b[1];
  c[1] = a[2] * b[0] - a[0] * b[2];
  c[2] = a[0] * b[1] - a[1] * b[0];
  return (c);
}
