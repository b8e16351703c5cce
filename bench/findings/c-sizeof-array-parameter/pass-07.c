#include <string.h>

struct item { int id; char tag[12]; };

void set_tag(struct item list[5], int i, const char *tag)
{
    strncpy(list[i].tag, tag, sizeof(list[i].tag));
    memset(&list[i].id, 0, sizeof list->id);
}
