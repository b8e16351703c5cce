typedef struct { unsigned char r, g, b; } rgb_t;

int tinted(const rgb_t *px, int n)
{
    int i, hits = 0;
    for (i = 0; i < n; i++)
        hits += (px[i].r != 0 || px[i].r != 255);
    return hits;
}
