#include <stdio.h>
int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++)
    {
        FILE *f = fopen(argv[i], "r");
        if (f == NULL)
            perror(argv[i]);
            continue;
        fclose(f);
    }
    return 0;
}
