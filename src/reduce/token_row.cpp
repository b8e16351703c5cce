#include "reduce/token_row.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "parse/recovery.h"

namespace hone {

TokenRow::TokenRow(TreePtr tree) : tree_(std::move(tree)), index_(*tree_), partner_(index_.size()) {
  std::iota(partner_.begin(), partner_.end(), 0);
  std::vector<uint32_t> open;
  for (uint32_t i = 0; i < size(); ++i) {
    if (text(i).size() != 1) continue;
    if (closerOf(text(i)[0]) != 0) open.push_back(i);
    // What was opened last inside of a pair need not be closed.
    auto opens =
        std::find_if(open.rbegin(), open.rend(), [&](uint32_t j) { return closerOf(text(j)[0]) == text(i)[0]; });
    if (opens == open.rend()) continue;
    partner_[i] = *opens;
    partner_[*opens] = i;
    open.erase(std::prev(opens.base()), open.end());
  }
}

std::optional<uint32_t> TokenRow::closerOfAngle(uint32_t token) const {
  size_t depth = 0;
  for (uint32_t i = token; i < size(); i = behind(i)) {
    if (text(i) == "<") ++depth;
    if (text(i) == ">" && --depth == 0) return i;
    if (text(i) == ";" || text(i) == "{" || partner_[i] < i) return std::nullopt;
  }
  return std::nullopt;
}

std::optional<BracketList> TokenRow::listAt(uint32_t token) const {
  std::optional<uint32_t> close;
  if (partner_[token] > token) close = partner_[token];
  if (text(token) == "<") close = closerOfAngle(token);
  if (!close) return std::nullopt;
  BracketList list{{token, *close + 1}, {}};
  uint32_t begin = token + 1;
  for (uint32_t i = begin; i < *close; i = behind(i)) {
    if (text(i) == "<")
      if (std::optional<uint32_t> inner = closerOfAngle(i); inner && *inner < *close) i = *inner;
    if (text(i) != ",") continue;
    list.elements.push_back({begin, i});
    begin = i + 1;
  }
  if (begin < *close) list.elements.push_back({begin, *close});
  if (std::ranges::any_of(list.elements, [](TokenRange element) { return element.size() == 0; })) return std::nullopt;
  return list;
}

std::shared_ptr<const std::vector<MinimalToken>> TokenRow::copyOf(TokenRange range) const {
  std::vector<MinimalToken> tokens;
  for (uint32_t i = range.begin; i < range.end; ++i)
    tokens.push_back({static_cast<Symbol>(tree_->node(leaf(i)).symbol), std::string(text(i))});
  return std::make_shared<const std::vector<MinimalToken>>(std::move(tokens));
}

void TokenRow::remove(TokenRange range, Edits& edits) const {
  for (uint32_t i = range.begin; i < range.end; ++i) edits.remove(leaf(i));
}

bool TokenRow::touched(TokenRange range, const Edits& edits) const {
  for (uint32_t i = range.begin; i < range.end; ++i)
    if (edits.touched(leaf(i))) return true;
  return false;
}

}  // namespace hone
