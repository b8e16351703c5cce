enum { ROWS = 3 };

static const char *labels[ROWS] = { "red", "green", "blue" };

int count_set(const char *const names[ROWS])
{
    int n = 0;
    for (int i = 0; i < (int)(sizeof(names) / sizeof(char *)); i++)
        if (names[i])
            n++;
    return n;
}

int main(void) { return count_set(labels); }
