#include "repair/known_slips.h"

#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <stdexcept>

#include "repair/characters.h"
#include "repair/piece_cost.h"

namespace hone {
namespace {

constexpr int groupsOfSlip = 6;  ///< of a slip's expression, the whole included

}  // namespace

std::shared_ptr<const RE2> patternOf(const Slip& slip) {
  auto pattern = std::make_shared<const RE2>("(?m)" + slip.pattern);
  if (!pattern->ok()) throw std::logic_error("a slip's pattern is invalid: " + pattern->error());
  return pattern;
}

KnownSlips::KnownSlips(const std::vector<Slip>& slips, std::string_view text) {
  constexpr size_t farthest = 1 << 16;
  constexpr uint32_t often = 3;

  for (const Slip& slip : slips) {
    auto pattern = patternOf(slip);
    slips_.push_back({pattern, &slip.meant});
    re2::StringPiece rest(text.data(), std::min(text.size(), farthest));
    while (slips_.back().times < often && RE2::FindAndConsume(&rest, *pattern)) ++slips_.back().times;
  }
}

void KnownSlips::find(const PieceContext& context, uint32_t offset, std::vector<FoundPiece>& found) const {
  const re2::StringPiece text(context.text.data(), context.text.size());
  const size_t end = std::min(offset + longestPiece, context.text.size());
  for (const Compiled& slip : slips_) {
    std::array<re2::StringPiece, groupsOfSlip> groups;
    if (!slip.pattern->Match(text, offset, end, RE2::ANCHOR_START, groups.data(), groupsOfSlip)) continue;
    std::string meant;
    if (groups[0].empty() || !slip.pattern->Rewrite(&meant, *slip.meant, groups.data(), groupsOfSlip)) continue;
    // A text that gets quotes isn't in quotes already.
    const bool quotes = context.notation.hasWords() && slip.meant->find('"') != std::string::npos;
    found.push_back({PieceKind::other, static_cast<uint32_t>(groups[0].size()),
                     piece_cost::slip / std::max(slip.times, 1u),
                     quotes ? PieceSite::betweenTokens : PieceSite::anywhere, std::move(meant)});
    if (!quotes) return;
  }
}

}  // namespace hone
