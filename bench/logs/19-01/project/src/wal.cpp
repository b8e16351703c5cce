#include "tinykv/codec.hpp"
#include <fstream>
namespace tinykv {
bool append_wal(const std::string &path, const Record &r) {
    std::ofstream f(path, std::ios::binary | std::ios::app);
    f << encode(r);
    return bool(f);
}
}
