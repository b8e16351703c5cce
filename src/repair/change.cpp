#include "repair/change.h"

namespace hone {

std::string applied(std::string_view original, const Changes& changes) {
  std::string result;
  result.reserve(original.size() + 64);
  size_t at = 0;
  for (const Change& change : changes) {
    result += original.substr(at, change.offset - at);
    result += change.inserted;
    at = change.offset + change.removed;
  }
  result += original.substr(at);
  return result;
}

Changes joined(Changes changes) {
  Changes result;
  for (Change& change : changes) {
    if (!result.empty() && result.back().offset + result.back().removed == change.offset) {
      result.back().removed += change.removed;
      result.back().inserted += change.inserted;
    } else {
      result.push_back(std::move(change));
    }
  }
  return result;
}

Changes removals(std::string_view before, std::string_view after) {
  Changes changes;
  size_t kept = 0;
  for (size_t at = 0; at < before.size(); ++at) {
    if (kept < after.size() && before[at] == after[kept]) {
      ++kept;
      continue;
    }
    changes.push_back({static_cast<uint32_t>(at), 1, {}});
  }
  return joined(std::move(changes));
}

}  // namespace hone
