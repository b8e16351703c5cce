#include "repair/change.h"

#include <algorithm>
#include <stdexcept>

#include "text/common_parts.h"

namespace hone {
namespace {

struct CommonStretch {
  size_t left = 0, right = 0, length = 0;
};

CommonStretch longestCommon(std::string_view left, std::string_view right) {
  CommonStretch best;
  std::vector<size_t> ends(right.size() + 1);  // of common stretches that end at the present place of `left`
  for (size_t l = 0; l < left.size(); ++l)
    for (size_t r = right.size(); r-- > 0;) {
      ends[r + 1] = left[l] == right[r] ? ends[r] + 1 : 0;
      if (ends[r + 1] > best.length) best = {l + 1 - ends[r + 1], r + 1 - ends[r + 1], ends[r + 1]};
    }
  return best;
}

void separate(std::string_view original, const Change& change, Changes& out) {
  constexpr size_t most = 1 << 20;
  const std::string_view gone = original.substr(change.offset, change.removed);
  if (!gone.empty() && !change.inserted.empty() && gone.size() * change.inserted.size() <= most) {
    const CommonStretch common = longestCommon(gone, change.inserted);
    if (2 * common.length > gone.size()) {
      const size_t end = common.left + common.length;
      separate(original, {change.offset, static_cast<uint32_t>(common.left), change.inserted.substr(0, common.right)},
               out);
      separate(original,
               {change.offset + static_cast<uint32_t>(end), static_cast<uint32_t>(gone.size() - end),
                change.inserted.substr(common.right + common.length)},
               out);
      return;
    }
  }
  if (change.removed > 0 || !change.inserted.empty()) out.push_back(change);
}

}  // namespace

Changes separated(std::string_view original, const Changes& changes) {
  Changes out;
  for (const Change& change : changes) separate(original, change, out);
  return out;
}

Change narrowed(std::string_view original, Change change) {
  std::string_view before = original.substr(change.offset, change.removed), text = change.inserted;
  const auto same = static_cast<size_t>(std::ranges::mismatch(before, text).in1 - before.begin());
  before.remove_prefix(same);
  text.remove_prefix(same);
  while (!before.empty() && !text.empty() && before.back() == text.back()) {
    before.remove_suffix(1);
    text.remove_suffix(1);
  }
  return {change.offset + static_cast<uint32_t>(same), static_cast<uint32_t>(before.size()), std::string(text)};
}

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

Changes composed(const Changes& first, const Changes& second) {
  // The text between, as pieces: stretches of the original and inserted texts; the last one is without end.
  struct Piece {
    uint32_t begin;  ///< in the original; of an inserted text: where it stands
    uint64_t length;
    const std::string* inserted;
  };
  constexpr uint64_t endless = UINT64_MAX / 4;
  std::vector<Piece> pieces;
  uint32_t at = 0;
  for (const Change& change : first) {
    if (change.offset > at) pieces.push_back({at, change.offset - at, nullptr});
    at = change.offset + change.removed;
    if (!change.inserted.empty()) pieces.push_back({change.offset, change.inserted.size(), &change.inserted});
  }
  pieces.push_back({at, endless, nullptr});

  Changes result;
  uint32_t kept = 0;  // up to where the original is dealt with
  std::string pending;
  auto keep = [&](uint32_t begin, uint64_t length) {
    if (begin > kept || !pending.empty()) result.push_back({kept, begin - kept, std::move(pending)});
    pending.clear();
    kept = begin + static_cast<uint32_t>(std::min<uint64_t>(length, UINT32_MAX - begin));
  };
  size_t piece = 0;
  uint64_t used = 0;  // of the piece
  auto pass = [&](uint64_t length, bool take) {
    while (length > 0) {
      const Piece& now = pieces[piece];
      uint64_t part = std::min(length, now.length - used);
      if (take && now.inserted != nullptr)
        pending += now.inserted->substr(used, part);
      else if (take)
        keep(now.begin + static_cast<uint32_t>(used), part);
      length -= part;
      used += part;
      if (used == now.length && piece + 1 < pieces.size()) {
        ++piece;
        used = 0;
      }
    }
  };
  uint64_t between = 0;
  for (const Change& change : second) {
    if (change.offset < between) throw std::logic_error("changes of a text overlap");
    pass(change.offset - between, true);
    pending += change.inserted;
    pass(change.removed, false);
    between = change.offset + change.removed;
  }
  // The rest is kept as it is.
  while (piece + 1 < pieces.size()) pass(pieces[piece].length - used, true);
  keep(pieces.back().begin + static_cast<uint32_t>(used), endless);
  return joined(std::move(result));
}

Changes differences(std::string_view before, std::string_view after) {
  Changes changes;
  size_t left = 0, right = 0;
  auto add = [&](size_t leftEnd, size_t rightEnd) {
    if (left < leftEnd || right < rightEnd)
      changes.push_back({static_cast<uint32_t>(left), static_cast<uint32_t>(leftEnd - left),
                         std::string(after.substr(right, rightEnd - right))});
  };
  for (const CommonPart& part : commonParts(before, after)) {
    add(part.left, part.right);
    left = part.left + part.length;
    right = part.right + part.length;
  }
  add(before.size(), after.size());
  return changes;
}

Changes difference(std::string_view before, std::string_view after) {
  size_t begin = 0;
  while (begin < before.size() && begin < after.size() && before[begin] == after[begin]) ++begin;
  size_t end = 0;
  while (end < before.size() - begin && end < after.size() - begin &&
         before[before.size() - 1 - end] == after[after.size() - 1 - end])
    ++end;
  if (begin == before.size() && begin == after.size()) return {};
  return {{static_cast<uint32_t>(begin), static_cast<uint32_t>(before.size() - begin - end),
           std::string(after.substr(begin, after.size() - begin - end))}};
}

}  // namespace hone
