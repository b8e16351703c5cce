#include "reduce/arguments.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <set>

#include "reduce/greedy_pass.h"
#include "reduce/names.h"
#include "reduce/parts.h"
#include "reduce/token_row.h"

namespace hone {
namespace {

using Lists = std::vector<BracketList>;
using SharedTokens = std::shared_ptr<const std::vector<MinimalToken>>;

/// What is known of the text, common to all candidates.
struct Text {
  TreePtr tree;
  TokenRow row;
  PartTable parts;
  std::vector<Name> names;

  explicit Text(TreePtr of) : tree(of), row(of), parts(of), names(namesOf(*of)) {}
};
using TextPtr = std::shared_ptr<const Text>;

/// What happens to the uses of a parameter that goes.
struct Uses {
  std::vector<NodeId> leaves;
  SharedTokens argument;  ///< comes in their places; null: their parts go
};

/// The uses of names that occur in the range first, and not only there.
std::vector<NodeId> usesOf(const Text& text, TokenRange introduced) {
  std::vector<NodeId> uses;
  auto inside = [&](NodeId leaf) {
    const uint32_t at = text.row.number(leaf);
    return introduced.begin <= at && at < introduced.end;
  };
  for (const Name& name : text.names)
    if (inside(name.leaves.front())) std::ranges::copy_if(name.leaves, std::back_inserter(uses), std::not_fn(inside));
  return uses;
}

/// The ways to treat these uses, where `range` takes an argument's place.
std::vector<Uses> waysFor(const Text& text, std::vector<NodeId> leaves, std::optional<TokenRange> argument) {
  if (leaves.empty()) return {Uses{}};
  std::vector<Uses> ways;
  if (argument) ways.push_back({leaves, text.row.copyOf(*argument)});
  ways.push_back({leaves, nullptr});
  return ways;
}

bool apply(const Text& text, const Uses& uses, Edits& edits) {
  if (std::ranges::any_of(uses.leaves, [&](NodeId leaf) { return edits.touched(leaf); })) return false;
  std::set<PartId> parts;
  for (NodeId leaf : uses.leaves) {
    const PartId part = text.parts.of(leaf);
    if (uses.argument)
      edits.replaceByTokens(leaf, uses.argument);
    else if (part != noPart)
      parts.insert(part);
    else
      edits.remove(leaf);
  }
  text.parts.remove({parts.begin(), parts.end()}, edits);
  return true;
}

/// The lists go, with their brackets.
Unit dropLists(const TextPtr& text, const Lists& lists, Uses uses) {
  return [text, lists, uses = std::move(uses)](Edits& edits) {
    Edits changed = edits;
    if (!apply(*text, uses, changed)) return;
    for (const BracketList& list : lists) text->row.remove(list.whole, changed);
    edits = std::move(changed);
  };
}

/// The elements at this position go.
Unit dropElements(const TextPtr& text, const Lists& lists, size_t position, Uses uses) {
  return [text, lists, position, uses = std::move(uses)](Edits& edits) {
    if (edits.touched(text->row.leaf(lists.front().whole.begin))) return;
    Edits changed = edits;
    if (!apply(*text, uses, changed)) return;
    for (const BracketList& list : lists) {
      if (position >= list.elements.size()) continue;
      text->row.remove(list.elements[position], changed);
      // A comma stays where it stands between two elements that stay.
      bool first = true;
      for (TokenRange element : list.elements) {
        const bool gone = changed.removed(text->row.leaf(element.begin));
        if ((gone || first) && element.begin > list.whole.begin + 1) changed.remove(text->row.leaf(element.begin - 1));
        first = first && gone;
      }
    }
    edits = std::move(changed);
  };
}

/// The names and the brackets go, what they hold stays.
Unit unwrap(const TextPtr& text, const Lists& lists) {
  return [text, lists](Edits& edits) {
    for (const BracketList& list : lists) {
      text->row.remove({list.whole.begin - 1, list.whole.begin + 1}, edits);
      text->row.remove({list.whole.end - 1, list.whole.end}, edits);
    }
  };
}

/// The lists right behind a name, by their opening brackets.
std::map<std::string_view, Lists> listsBehind(const Text& text, const Name& name) {
  std::map<std::string_view, Lists> lists;
  for (NodeId leaf : name.leaves) {
    const uint32_t next = text.row.number(leaf) + 1;
    if (next == text.row.size() || text.row.text(next) == "{") continue;
    if (std::optional<BracketList> list = text.row.listAt(next)) lists[text.row.text(next)].push_back(std::move(*list));
  }
  return lists;
}

void addChanges(const TextPtr& text, const Lists& lists, std::vector<Unit>& changes) {
  const BracketList& first = lists.front();
  const BracketList& second = lists[1];
  auto argument = [&](size_t position) {
    return position < second.elements.size() ? std::optional(second.elements[position]) : std::nullopt;
  };
  for (Uses& uses : waysFor(*text, usesOf(*text, first.whole), argument(0)))
    changes.push_back(dropLists(text, lists, std::move(uses)));
  changes.push_back(unwrap(text, lists));
  for (size_t i = first.elements.size(); i-- > 0;)
    for (Uses& uses : waysFor(*text, usesOf(*text, first.elements[i]), argument(i)))
      changes.push_back(dropElements(text, lists, i, std::move(uses)));
}

}  // namespace

std::unique_ptr<Pass> makeArgumentPass(TreePtr tree) {
  std::vector<Unit> changes;
  if (tree->tokenCount(tree->root()) <= mostTokensOfARow) {
    auto text = std::make_shared<const Text>(tree);
    for (const Name& name : text->names)
      for (const auto& [bracket, lists] : listsBehind(*text, name))
        if (lists.size() > 1) addChanges(text, lists, changes);
  }
  return makeGreedyPass(std::move(tree), std::move(changes));
}

}  // namespace hone
