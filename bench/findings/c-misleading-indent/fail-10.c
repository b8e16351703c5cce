static int a, b;
void tick(int on)
{
  if (on)
    // count it
    a++;

    b++;
  a ^= b;
}
