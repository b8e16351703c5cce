typedef unsigned short u16;
enum { KIB = 1024, MAX_FRAME = 64 * KIB };

u16 frame_size(int jumbo)
{
    u16 n = 1500;
    if (jumbo) {
        n = MAX_FRAME;
    }
    return n;
}
