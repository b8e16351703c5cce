#pragma once
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>
namespace tinykv {
struct Record { std::string key, value; std::uint64_t seq = 0; };
std::string encode(const Record &r);
Record decode(std::string_view in);
std::vector<Record> by_sequence(const std::map<std::string, Record> &all);
}
