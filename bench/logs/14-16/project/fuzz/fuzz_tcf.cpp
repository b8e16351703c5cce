#include "../src/tcf.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    tcf::Image im;
    tcf::decode(data, size, im);
    return 0;
}
