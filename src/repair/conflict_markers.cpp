#include "repair/conflict_markers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "repair/characters.h"
#include "text/user_error.h"

namespace hone {
namespace {

/// A marker is a line that begins with its sign, seven times: `<<<<<<< HEAD`.
bool isMarker(std::string_view line, char sign) {
  constexpr size_t times = 7;
  size_t length = std::min(line.find_first_not_of(sign), line.size());
  return length == times && (length == line.size() || oneOf(line[length], " \r\n"));
}

struct Marker {
  uint32_t begin, end;
};

}  // namespace

MergeSide parseMergeSide(std::string_view name) {
  if (name == "ours") return MergeSide::ours;
  if (name == "theirs") return MergeSide::theirs;
  if (name == "both") return MergeSide::both;
  throw UserError(fmt::format("there is no side '{}' of a merge conflict; choose ours, theirs or both", name));
}

Changes resolvedConflicts(std::string_view text, MergeSide side) {
  // By sign: ours begins, the common ancestor (there need not be one), theirs begins, the end.
  constexpr std::string_view signs = "<|=>";
  std::array<std::optional<Marker>, 4> markers;
  Changes changes;
  auto remove = [&](uint32_t begin, uint32_t end) { changes.push_back({begin, end - begin, {}}); };
  for (size_t begin = 0; begin < text.size();) {
    size_t end = text.find('\n', begin);
    end = end == std::string_view::npos ? text.size() : end + 1;
    const Marker line{static_cast<uint32_t>(begin), static_cast<uint32_t>(end)};
    size_t sign = signs.find(text[begin]);
    begin = end;
    if (sign == std::string_view::npos || !isMarker(text.substr(line.begin, line.end - line.begin), signs[sign]))
      continue;
    if (sign == 0) markers = {};
    markers[sign] = line;
    if (sign != 3) continue;
    const auto [ours, ancestor, theirs, last] = markers;
    markers = {};
    if (!ours || !theirs || (ancestor && ancestor->begin > theirs->begin)) continue;
    const uint32_t endOfOurs = ancestor ? ancestor->begin : theirs->begin;
    remove(ours->begin, side == MergeSide::theirs ? theirs->end : ours->end);
    if (side == MergeSide::ours) remove(endOfOurs, last->end);
    if (side == MergeSide::both) remove(endOfOurs, theirs->end);
    if (side != MergeSide::ours) remove(last->begin, last->end);
  }
  return joined(std::move(changes));
}

}  // namespace hone
