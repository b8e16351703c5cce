#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>
namespace tlv {
enum class kind : std::uint8_t { null, integer, text, blob, list };
struct item { kind k; std::uint32_t len; const std::uint8_t *p; };
std::vector<item> read(const std::uint8_t *p, std::size_t n);
const char *name(kind k);
std::string format(const item &i);
}
