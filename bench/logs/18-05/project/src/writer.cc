#include "frame.h"
#include <cstdio>
void write_frame(const Frame& f, const char* path) {
    if (FILE* o = std::fopen(path, "wb")) {
        std::fprintf(o, "P5 %d %d 255\n", f.w, f.h);
        std::fwrite(f.px.data(), 1, f.px.size(), o);
        std::fclose(o);
    }
}
