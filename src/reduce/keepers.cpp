// Declarations stand before their uses, so one way through the text, from its end, finds who keeps what: the innermost
// part that holds all uses of a declaration, where what a part keeps counts as within it.

#include "reduce/keepers.h"

#include <algorithm>
#include <set>

namespace hone {
namespace {

constexpr size_t mostSteps = 256;      ///< from a part to those around it
constexpr size_t mostLooksANode = 64;  ///< for names, as in a part and all those around it

bool isIn(const PartTable& parts, PartId inner, PartId outer) {
  return parts.begin(outer) <= parts.begin(inner) && parts.begin(inner) < parts.end(outer);
}

class KeeperSearch {
 public:
  KeeperSearch(const Tree& tree, const PartTable& parts, const Mentions& mentions, const std::vector<bool>& mentionGone)
      : tree_(tree),
        parts_(parts),
        mentions_(mentions),
        mentionGone_(mentionGone),
        keeper_(parts.size(), noPart),
        marks_(parts.size()) {
    findUses();
    findKeepers();
  }

  /// Statements that declare something.
  const std::vector<PartId>& declarations() const { return declarations_; }
  /// By part; noPart: none.
  const std::vector<PartId>& keepers() const { return keeper_; }

 private:
  struct Use {
    NodeId leaf;
    PartId statement;
  };

  void findUses() {
    firstUse_.resize(mentions_.counts.size() + 1);
    const auto isUse = [&](size_t i) { return !mentionGone_[i] && mentions_.all[i].role == Mention::Role::use; };
    for (size_t i = 0; i < mentions_.all.size(); ++i)
      if (isUse(i)) ++firstUse_[mentions_.all[i].symbol + 1];
    for (size_t symbol = 0; symbol + 1 < firstUse_.size(); ++symbol) firstUse_[symbol + 1] += firstUse_[symbol];
    uses_.resize(firstUse_.back());
    std::vector<uint32_t> next(firstUse_.begin(), firstUse_.end() - 1);
    std::vector<bool> declares(parts_.size());
    WorkMeter meter(tree_.stop());
    for (NodeId node = 0; node < tree_.size(); ++node)
      for (size_t i = mentions_.before[node]; i < mentions_.before[node + 1]; ++i) {
        meter.spend();
        if (mentionGone_[i]) continue;
        const Mention& mention = mentions_.all[i];
        const PartId statement = statementOf(node, mention.brace);
        if (mention.role == Mention::Role::use) {
          uses_[next[mention.symbol]++] = {node, statement};
        } else if (mention.role == Mention::Role::declaration && statement != noPart && !declares[statement]) {
          declares[statement] = true;
          declarations_.push_back(statement);
        }
      }
  }

  void findKeepers() {
    std::ranges::sort(declarations_, std::greater<>(), [&](PartId part) { return parts_.begin(part); });
    const size_t most = mostLooksANode * tree_.size();
    WorkMeter meter(tree_.stop());
    for (const PartId part : declarations_) {
      meter.spend();
      if (looked_ > most) break;
      const PartId keeper = keeperOf(part);
      // A use in front of the declaration says nothing about what is there for it alone.
      if (keeper == noPart || isIn(parts_, part, keeper) || parts_.begin(keeper) < parts_.begin(part)) continue;
      keeper_[part] = keeper;
    }
  }

  /// The outermost part around the leaf that is inside of the bracket.
  PartId statementOf(NodeId leaf, NodeId brace) const {
    PartId part = parts_.of(leaf);
    if (part == noPart || parts_.begin(part) <= brace) return part;
    for (size_t steps = 0; steps < mostSteps; ++steps) {
      const PartId around = parts_.around(part);
      if (around == noPart || parts_.begin(around) <= brace) break;
      part = around;
    }
    return part;
  }

  /// The innermost part that holds all uses of what the part declares, but for those in itself; or noPart.
  PartId keeperOf(PartId part) {
    PartId keeper = noPart;
    const NodeId begin = parts_.begin(part), end = parts_.end(part);
    for (size_t i = mentions_.before[begin]; i < mentions_.before[end]; ++i) {
      ++looked_;
      const Mention& mention = mentions_.all[i];
      if (mentionGone_[i] || !mentions_.introduces(i, begin)) continue;
      for (uint32_t use = firstUse_[mention.symbol]; use < firstUse_[mention.symbol + 1]; ++use) {
        ++looked_;
        if (begin <= uses_[use].leaf && uses_[use].leaf < end) continue;
        const PartId statement = uses_[use].statement;
        keeper = keeper == noPart ? statement : common(keeper, statement);
        if (keeper == noPart) return noPart;
      }
    }
    return keeper;
  }

  PartId above(PartId part) const { return keeper_[part] != noPart ? keeper_[part] : parts_.around(part); }

  PartId common(PartId one, PartId other) {
    if (one == other) return one;
    ++search_;
    for (size_t steps = 0; one != noPart && steps < mostSteps; ++steps, one = above(one)) marks_[one] = search_;
    for (size_t steps = 0; other != noPart && steps < mostSteps; ++steps, other = above(other))
      if (marks_[other] == search_) return other;
    return noPart;
  }

  const Tree& tree_;
  const PartTable& parts_;
  const Mentions& mentions_;
  const std::vector<bool>& mentionGone_;
  std::vector<uint32_t> firstUse_;  ///< by symbol, in `uses_`
  std::vector<Use> uses_;
  std::vector<PartId> declarations_;
  std::vector<PartId> keeper_;
  std::vector<uint32_t> marks_;  ///< by part: the last search for a common part that came by
  uint32_t search_ = 0;
  size_t looked_ = 0;
};

}  // namespace

Keepers::Keepers(const Tree& tree, const PartTable& parts, const Mentions& mentions,
                 const std::vector<bool>& mentionGone, const std::function<double(PartId)>& bytesOf)
    : parts_(parts), bytes_(parts.size()) {
  const KeeperSearch search(tree, parts, mentions, mentionGone);
  const std::vector<PartId>& keepers = search.keepers();
  std::vector<PartId> declarations = search.declarations();
  for (const PartId part : declarations)
    if (keepers[part] != noPart) kept_.push_back({parts.begin(keepers[part]), part});
  std::ranges::sort(kept_, {}, [](const Kept& kept) { return std::pair(kept.keeper, kept.part); });
  // What something keeps ends before it does.
  std::vector<double> more(parts.size());
  std::ranges::sort(declarations, {}, [&](PartId part) { return parts.end(part); });
  for (const PartId part : declarations) {
    const double bytes = bytesOf(part) + more[part];
    size_t steps = 0;
    for (PartId around = keepers[part]; around != noPart && !isIn(parts, part, around) && ++steps < mostSteps;
         around = parts.around(around))
      more[around] += bytes;
  }
  for (PartId part = 0; part < parts.size(); ++part) bytes_[part] = bytesOf(part) + more[part];
}

std::vector<PartId> Keepers::withKept(std::vector<PartId> parts) const {
  std::set<PartId> all(parts.begin(), parts.end());
  while (!parts.empty()) {
    const PartId part = parts.back();
    parts.pop_back();
    auto kept = std::ranges::lower_bound(kept_, parts_.begin(part), {}, &Kept::keeper);
    for (; kept != kept_.end() && kept->keeper < parts_.end(part); ++kept)
      if (!isIn(parts_, kept->part, part) && all.insert(kept->part).second) parts.push_back(kept->part);
  }
  // What lies in another one goes with it.
  std::vector<PartId> outermost;
  for (const PartId part : all) {
    PartId around = parts_.around(part);
    for (size_t steps = 0; around != noPart && steps < mostSteps && !all.contains(around); ++steps)
      around = parts_.around(around);
    if (around == noPart || !all.contains(around)) outermost.push_back(part);
  }
  return outermost;
}

}  // namespace hone
