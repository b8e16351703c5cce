#include "tlv.h"
static const char *const app[] = { "serial", "model", "firmware", "site", "channel", "reading", "unit", "crc" };
static const char *const ctx[] = { "group", "list", 0, "vendor" };
const char *tlv_name(unsigned tag)
{
    if (tag & 0x80) return ctx[tag & 3];
    return app[tag & 7];
}
