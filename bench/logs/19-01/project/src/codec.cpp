#include "tinykv/codec.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>

namespace tinykv {

static void put_u64(std::string &out, std::uint64_t v) {
    for (int i = 0; i < 8; ++i) out.push_back(static_cast<char>(v >> (8 * i)));
}

static std::uint64_t get_u64(std::string_view in) {
    std::uint64_t v = 0;
    for (int i = 7; i >= 0; --i) v = v << 8 | static_cast<unsigned char>(in[i]);
    return v;
}

std::string encode(const Record &r) {
    std::string out;
    put_u64(out, r.seq);
    put_u64(out, r.key.size());
    out += r.key;
    out += r.value;
    return out;
}

Record decode(std::string_view in) {
    if (in.size() < 16) throw std::runtime_error("short record");
    Record r;
    r.seq = get_u64(in);
    auto klen = get_u64(in.substr(8));
    in.remove_prefix(16);
    if (klen > in.size()) throw std::runtime_error("bad key length");
    r.key = std::string(in.substr(0, klen));
    r.value = std::string(in.substr(klen));
    return r;
}

std::vector<Record> by_sequence(const std::map<std::string, Record> &all) {
    std::vector<Record> out;
    out.reserve(all.size());
    std::transform(all.begin(), all.end(), std::back_inserter(out),
                   [](std::pair<std::string, Record> &kv) { return kv.second; });
    std::sort(out.begin(), out.end(),
              [](const Record &a, const Record &b) { return a.seq < b.seq; });
    return out;
}

}
