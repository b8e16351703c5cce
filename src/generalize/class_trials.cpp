// A part of the abstraction: tokens that may have not every text, but those of a class (pattern/text_class.h).

#include <ranges>

#include "generalize/abstraction.h"
#include "generalize/form_search.h"

namespace hone {

/// After the token was tried with any text: is there a class of texts that it may have?
bool Abstraction::tryClasses(Place place) {
  const NodeId id = place.nodes.front();
  if (tree_->node(id).kind != NodeKind::token || passing_.empty() || !going()) return false;
  // A form knows characters, and no bytes of other encodings.
  if (isByte(id) && tree_->text(id).size() == 1 && static_cast<unsigned char>(tree_->text(id)[0]) >= 0x80) return false;
  std::vector<std::string> passed;
  for (const DraftPtr& draft : passing_) passed.push_back(draft->tokens->front().text);
  const std::vector<TextClass> classes =
      options_.classes ? classesOf(tree_->text(id), passed) : std::vector<TextClass>();
  // A number is rather from a bound on than of a form, and a long text rather of a length.
  constexpr int mostOfAKind = 2;
  auto tryThose = [&](bool ofNumbers) {
    int tried = 0;
    for (const TextClass& one : classes) {
      if (one.isOfNumbers() != ofNumbers || tried++ >= mostOfAKind || !going()) continue;
      place.only = one;
      if (!tryPlace(place)) continue;
      findBound(places_.back(), passed);
      return true;
    }
    return false;
  };
  if (tryThose(true)) return true;
  mayHaveExceptions_ = !options_.samples;
  const bool hasExceptions = mayHaveExceptions_ && tryThose(true);
  mayHaveExceptions_ = false;
  return hasExceptions || (going() && tryForm(place)) || tryThose(false);
}

/// Members of the form attack it; words that make a text pass are excepted.
bool Abstraction::tryForm(Place place) {
  const std::string own(tree_->text(place.nodes.front()));
  // What stands elsewhere too may have to be the same there: that is asked first.
  for (NodeId id = 0; id < tree_->size() && !place.shared(); ++id)
    if (id != place.nodes.front() && tree_->node(id).kind == NodeKind::token && tree_->text(id) == own) return false;
  const std::optional<TextForm> form = findForm(own, [&](const std::string& text) { return verdictWith(place, text); });
  if (!form || form->expression() == TextForm(own).expression()) return false;
  place.only = {TextClass::Kind::form, form->expression()};
  constexpr int mostExcepted = 2;
  for (int tries = 0; tries <= mostExcepted && going(); ++tries) {
    if (tryPlace(place)) return true;
    if (passing_.empty()) return false;
    const std::optional<TextClass> less = withoutWordsOf(*place.only, own, passing_.back()->tokens->front().text);
    if (!less) return false;
    place.only = less;
  }
  return false;
}

/// On the input with another text of the place's token.
TextVerdict Abstraction::verdictWith(const Place& place, const std::string& other) {
  if (!going()) return TextVerdict::interrupted;
  std::string text(tree_->bytes());
  for (const NodeId node : place.nodes | std::views::reverse)
    text.replace(tree_->node(node).textBegin, tree_->text(node).size(), other);
  const TreePtr parsed = Tree::parse(tree_->sharedLanguage(), text, tree_->encoding());
  const Place here{place.nodes};
  if (parsed->errors().size() > tree_->errors().size() || !correspondence(*tree_, {here}, *parsed))
    return TextVerdict::impossible;
  const std::optional<Verdict> verdict = verdictOn(std::move(text), "form");
  if (!verdict) return TextVerdict::interrupted;
  return *verdict == Verdict::fail   ? TextVerdict::fails
         : *verdict == Verdict::pass ? TextVerdict::passes
                                     : TextVerdict::refused;
}

/// The input's own value need not be the bound.
void Abstraction::findBound(Place& place, const std::vector<std::string>& outside) {
  Bisection bisection(*place.only, outside);
  while (const std::optional<std::string> value = bisection.next(tree_->text(place.nodes.front()))) {
    TextVerdict verdict = verdictWith(place, *value);
    // One that passes may be an exception.
    if (verdict == TextVerdict::passes)
      if (const std::optional<std::string> beside = bisection.neighbour(tree_->text(place.nodes.front())))
        verdict = verdictWith(place, *beside);
    if (verdict != TextVerdict::fails && verdict != TextVerdict::passes) break;
    bisection.learn(verdict == TextVerdict::fails);
  }
  place.only = bisection.found();
  const std::string own(tree_->text(place.nodes.front()));
  if (place.only->kind == TextClass::Kind::atLeast && !place.only->bound.starts_with('-') &&
      verdictWith(place, '-' + own) == TextVerdict::fails)
    place.only->kind = TextClass::Kind::farFromZero;
}

}  // namespace hone
