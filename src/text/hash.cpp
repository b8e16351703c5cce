#include "text/hash.h"

#include <fmt/format.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

namespace hone {

Hash128 contentHash(std::string_view bytes) {
  XXH128_hash_t hash = XXH3_128bits(bytes.data(), bytes.size());
  return {hash.high64, hash.low64};
}

struct ContentHasher::State {
  XXH3_state_t whole;
};

ContentHasher::ContentHasher() : state_(std::make_unique<State>()) { XXH3_128bits_reset(&state_->whole); }
ContentHasher::~ContentHasher() = default;

void ContentHasher::add(std::string_view part) { XXH3_128bits_update(&state_->whole, part.data(), part.size()); }

Hash128 ContentHasher::hash() const {
  const XXH128_hash_t hash = XXH3_128bits_digest(&state_->whole);
  return {hash.high64, hash.low64};
}

std::string toHex(Hash128 hash) { return fmt::format("{:016x}{:016x}", hash.high, hash.low); }

}  // namespace hone
