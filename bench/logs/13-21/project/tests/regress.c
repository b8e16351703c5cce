/* parses every file of a folder; meant to be run with the sanitizer */
#include "lrc.h"
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv) {
    if (argc != 2) return 2;
    struct dirent **e;
    int n = scandir(argv[1], &e, NULL, alphasort), files = 0;
    for (int i = 0; i < n; i++) {
        char path[4096];
        if (e[i]->d_name[0] != '.') {
            snprintf(path, sizeof path, "%s/%s", argv[1], e[i]->d_name);
            FILE *f = fopen(path, "rb");
            fseek(f, 0, SEEK_END);
            size_t len = (size_t)ftell(f);
            rewind(f);
            char *buf = malloc(len);
            if (fread(buf, 1, len, f) != len) return 1;
            fclose(f);
            lrc_free(lrc_parse(buf, len));
            free(buf);
            files++;
        }
        free(e[i]);
    }
    free(e);
    printf("%d files\n", files);
    return 0;
}
