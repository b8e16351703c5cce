// A part of the abstraction: tokens that may have not every text, but those of a class (pattern/text_class.h).

#include <algorithm>
#include <ranges>

#include "generalize/abstraction.h"

namespace hone {

/// After the token was tried with any text: is there a class of texts that it may have?
bool Abstraction::tryClasses(Place place) {
  constexpr int mostClasses = 3;
  const NodeId id = place.nodes.front();
  if (tree_->node(id).kind != NodeKind::token) return false;
  std::vector<std::string> passed;
  for (int tried = 0; tried < mostClasses && !passing_.empty() && going(); ++tried) {
    for (const DraftPtr& draft : passing_) passed.push_back(draft->tokens->front().text);
    std::optional<TextClass> next = place.only ? withoutWordsOf(*place.only, passed.back()) : std::nullopt;
    if (!next) {
      std::vector<TextClass> classes = classesOf(tree_->text(id), passed);
      if (!options_.classes)
        std::erase_if(classes, [](const TextClass& c) { return c.kind != TextClass::Kind::shape; });
      if (classes.empty()) return false;
      next = classes.front();
    }
    if (place.only == next) return false;
    place.only = next;
    if (!tryPlace(place)) continue;
    findBound(places_.back(), passed);
    return true;
  }
  return false;
}

/// The input's own value need not be the bound.
void Abstraction::findBound(Place& place, const std::vector<std::string>& outside) {
  Bisection bisection(*place.only, outside);
  while (const std::optional<std::string> value = bisection.next(tree_->text(place.nodes.front()))) {
    std::string text(tree_->bytes());
    for (const NodeId node : place.nodes | std::views::reverse)
      text.replace(tree_->node(node).textBegin, tree_->text(node).size(), *value);
    const TreePtr parsed = Tree::parse(tree_->sharedLanguage(), text, tree_->encoding());
    if (parsed->errors().size() > tree_->errors().size() || !correspondence(*tree_, {place}, *parsed)) break;
    const std::optional<Verdict> verdict = verdictOn(std::move(text), "bound");
    if (!verdict || *verdict == Verdict::unresolved) break;
    bisection.learn(*verdict == Verdict::fail);
  }
  place.only = bisection.found();
}

}  // namespace hone
