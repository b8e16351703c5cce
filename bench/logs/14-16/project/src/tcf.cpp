#include "tcf.h"
#include <cstring>

namespace tcf {

static unsigned u16(const uint8_t *p) { return p[0] | p[1] << 8; }

// Runs of (count, index); index looks up the palette.
static bool unpack(const uint8_t *p, size_t n, Image &im)
{
    size_t at = 0;
    for (size_t i = 0; i + 1 < n; i += 2) {
        unsigned count = p[i], idx = p[i + 1];
        if (idx >= im.palette.size())
            return false;
        while (count--)
            im.pixels.data()[at++] = im.palette[idx];
    }
    return at == im.pixels.size();
}

bool decode(const uint8_t *p, size_t n, Image &im)
{
    if (n < 4 || memcmp(p, "TCF1", 4))
        return false;
    size_t at = 4;
    while (at + 6 <= n) {
        const uint8_t *tag = p + at;
        size_t len = u16(p + at + 4);
        at += 6;
        if (len > n - at)
            return false;
        if (!memcmp(tag, "SIZE", 4) && len == 4) {
            im.w = u16(p + at);
            im.h = u16(p + at + 2);
            if (im.w * im.h > 1u << 20)
                return false;
            im.pixels.resize(im.w * im.h);
        } else if (!memcmp(tag, "PALT", 4)) {
            im.palette.assign(p + at, p + at + len);
        } else if (!memcmp(tag, "TEXT", 4)) {
            im.comment.assign(reinterpret_cast<const char *>(p + at), len);
        } else if (!memcmp(tag, "PIXL", 4)) {
            if (!unpack(p + at, len, im))
                return false;
        }
        at += len;
    }
    return true;
}

} // namespace tcf
