#include "reduce/aliases.h"

#include <algorithm>

#include "reduce/greedy_pass.h"
#include "reduce/names.h"
#include "reduce/token_row.h"
#include "text/blank.h"

namespace hone {
namespace {

/// Between statements, or elements of a list.
bool separates(std::string_view text) { return text == ";" || text == "," || isBlank(text); }

/// The statement or element of a list around the token, without what separates it from others.
TokenRange statementAround(const TokenRow& row, uint32_t token) {
  TokenRange range{token, token + 1};
  auto ends = [&](uint32_t i) { return separates(row.text(i)) || row.text(i) == "{" || row.text(i) == "}"; };
  while (range.begin > 0 && !ends(range.begin - 1)) {
    const uint32_t before = range.begin - 1;
    if (row.partner(before) > before) break;  // of the bracket around it
    range.begin = row.partner(before);
  }
  while (range.end < row.size() && !ends(range.end) && row.partner(range.end) >= range.end)
    range.end = row.behind(range.end);
  return range;
}

/// That, with one of the separators around it.
TokenRange withSeparator(const TokenRow& row, TokenRange range) {
  if (range.begin > 0 && row.text(range.begin - 1) == ",") return {range.begin - 1, range.end};
  const bool separated = range.end < row.size() && separates(row.text(range.end));
  return {range.begin, range.end + separated};
}

/// What the name may stand for: `NAME = value`, `NAME: type = value`, `word value NAME`, `word value word NAME`.
std::vector<TokenRange> meaningsOf(const TokenRow& row, TokenRange definition, uint32_t name) {
  std::vector<TokenRange> meanings;
  auto add = [&](uint32_t begin, uint32_t end) {
    if (begin < end) meanings.push_back({begin, end});
  };
  auto isOperator = [&](uint32_t i) { return !isNameText(row.text(i)) && row.partner(i) == i; };
  if (name + 1 < definition.end && isOperator(name + 1)) {
    uint32_t last = name + 1;
    for (uint32_t i = last; i < definition.end; i = row.behind(i))
      if (row.text(i) == "=") last = i;
    add(last + 1, definition.end);
    if (last != name + 1) add(name + 2, definition.end);
  }
  if (name + 1 == definition.end) {
    add(definition.begin + 1, name);
    if (name > definition.begin && isNameText(row.text(name - 1))) add(definition.begin + 1, name - 1);
  }
  return meanings;
}

}  // namespace

std::unique_ptr<Pass> makeAliasPass(TreePtr tree) {
  std::vector<Unit> changes;
  if (tree->tokenCount(tree->root()) > mostTokensOfARow) return makeGreedyPass(std::move(tree), std::move(changes));
  auto row = std::make_shared<const TokenRow>(tree);
  for (const Name& name : namesOf(*tree)) {
    const uint32_t defined = row->number(name.leaves.front());
    const TokenRange definition = statementAround(*row, defined);
    const std::vector<NodeId> uses(name.leaves.begin() + 1, name.leaves.end());
    if (uses.empty() || row->number(uses.front()) < definition.end) continue;
    for (TokenRange meaning : meaningsOf(*row, definition, defined)) {
      changes.push_back(
          [row, leaving = withSeparator(*row, definition), uses, text = row->copyOf(meaning)](Edits& edits) {
            if (row->touched(leaving, edits)) return;
            if (std::ranges::any_of(uses, [&](NodeId use) { return edits.touched(use); })) return;
            row->remove(leaving, edits);
            for (NodeId use : uses) edits.replaceByTokens(use, text);
          });
    }
  }
  return makeGreedyPass(std::move(tree), std::move(changes));
}

}  // namespace hone
