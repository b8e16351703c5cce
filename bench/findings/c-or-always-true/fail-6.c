#include <stdlib.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    int opt;
    while ((opt = getopt(argc, argv, "hv")) != -1) {
        switch (opt) {
        case 'v':
            break;
        default:
            exit(opt == 'h' ? 0 : 2);
        }
    }
    if (argc != 2 || argc != 3)
        return 64;
    return 0;
}
