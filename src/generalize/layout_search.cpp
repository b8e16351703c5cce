// The layout between all tokens is changed at once, in the same way: if the text still fails, that change matters
// nowhere. Else halves of the places show where it does.

#include "generalize/layout_search.h"

#include <algorithm>

namespace hone {
namespace {

constexpr std::string_view layouts[] = {"", " ", "\n", " \n", "\n\n", "\n  "};

std::string replacedHidden(const Tree& tree, const TokenIndex& index, const std::vector<uint32_t>& gaps,
                           const std::string& hidden) {
  std::string text;
  auto next = gaps.begin();
  for (uint32_t token = 0; token <= index.size(); ++token) {
    const bool isOther = next != gaps.end() && *next == token;
    text += isOther ? std::string_view(hidden) : hiddenBefore(tree, index, token);
    next += isOther;
    if (token < index.size()) text += tree.text(index.tokens()[token]);
  }
  return text;
}

bool haveSameTokens(const Tree& a, const TokenIndex& indexOfA, const Tree& b) {
  const TokenIndex indexOfB(b);
  if (indexOfB.size() != indexOfA.size() || b.errors().size() != a.errors().size()) return false;
  for (uint32_t i = 0; i < indexOfA.size(); ++i) {
    const NodeId x = indexOfA.tokens()[i], y = indexOfB.tokens()[i];
    if (a.node(x).symbol != b.node(y).symbol || a.text(x) != b.text(y)) return false;
  }
  return true;
}

}  // namespace

/// nullopt where other tokens would come of it, or nothing changes.
std::optional<std::string> LayoutSearch::with(const std::vector<uint32_t>& gaps, const std::string& hidden) const {
  std::string text = replacedHidden(*tree_, index_, gaps, hidden);
  if (text == tree_->bytes()) return std::nullopt;
  const TreePtr parsed = Tree::parse(tree_->sharedLanguage(), text, tree_->encoding());
  if (!haveSameTokens(*tree_, index_, *parsed)) return std::nullopt;
  return text;
}

/// Of gaps that together make the text pass: one that does so alone.
std::optional<uint32_t> LayoutSearch::culprit(std::vector<uint32_t> gaps, const std::string& hidden) {
  while (gaps.size() > 1) {
    const auto middle = gaps.begin() + static_cast<long>(gaps.size() / 2);
    std::vector<uint32_t> half(gaps.begin(), middle);
    const std::optional<std::string> text = with(half, hidden);
    const std::optional<Verdict> verdict = text ? ask_(*text) : Verdict::fail;
    if (!verdict) return std::nullopt;
    if (*verdict == Verdict::pass)
      gaps = std::move(half);
    else
      gaps.erase(gaps.begin(), middle);
  }
  return gaps.front();
}

/// With as little between the tokens as can be, and with all that layout may have, does the text fail as well?
std::optional<bool> LayoutSearch::isIdle() {
  for (const bool isLeast : {true, false}) {
    std::string text;
    for (uint32_t token = 0; token <= index_.size(); ++token) {
      const std::string hidden(!isLeast ? " \n\n  " : with({token}, "") ? "" : " ");
      const bool mayBe = with({token}, hidden).has_value();
      text += mayBe ? std::string_view(hidden) : hiddenBefore(*tree_, index_, token);
      if (token < index_.size()) text += tree_->text(index_.tokens()[token]);
    }
    if (text == tree_->bytes()) continue;
    const TreePtr parsed = Tree::parse(tree_->sharedLanguage(), text, tree_->encoding());
    const std::optional<Verdict> verdict =
        haveSameTokens(*tree_, index_, *parsed) ? ask_(std::move(text)) : Verdict::unresolved;
    if (!verdict) return std::nullopt;
    if (*verdict != Verdict::fail) return false;
  }
  return true;
}

std::map<uint32_t, LayoutFact> LayoutSearch::find() {
  std::map<uint32_t, LayoutFact> facts;
  if (isIdle().value_or(true)) return facts;
  for (const std::string_view hidden : layouts) {
    // Where it can be another one without other tokens.
    std::vector<uint32_t> gaps;
    for (uint32_t token = 0; token <= index_.size(); ++token)
      if (!facts.contains(token) && with({token}, std::string(hidden))) gaps.push_back(token);
    if (gaps.empty()) continue;
    const std::optional<std::string> text = with(gaps, std::string(hidden));
    const std::optional<Verdict> verdict = text ? ask_(*text) : Verdict::unresolved;
    if (!verdict) return facts;
    if (*verdict != Verdict::pass) continue;
    const std::optional<uint32_t> token = culprit(std::move(gaps), std::string(hidden));
    if (!token) return facts;
    LayoutFact fact{{layoutKey(hiddenBefore(*tree_, index_, *token))}, {}};
    for (const std::string_view other : layouts) {
      const std::optional<std::string> one = with({*token}, std::string(other));
      if (!one) continue;
      const std::optional<Verdict> own = ask_(*one);
      if (!own) return facts;
      const std::string key = layoutKey(other);
      if (*own == Verdict::fail && key != fact.failing.front()) fact.failing.push_back(key);
      if (*own == Verdict::pass) fact.passing.push_back(key);
    }
    if (std::ranges::find(fact.passing, fact.failing.front()) != fact.passing.end()) continue;
    if (!fact.passing.empty()) facts.emplace(*token, std::move(fact));
  }
  return facts;
}

bool LayoutSearch::isAll(uint32_t token, const std::vector<TreePtr>& passing) {
  constexpr size_t enough = 4, mostTried = 12;
  const std::string hidden(hiddenBefore(*tree_, index_, token));
  size_t failed = 0, tried = 0;
  for (const TreePtr& host : passing) {
    const TokenIndex index(*host);
    for (uint32_t part = 1; part <= 3 && index.size() >= 3 && tried < mostTried; ++part) {
      const uint32_t gap = index.size() * part / 3;
      const std::string text = replacedHidden(*host, index, {gap}, hidden);
      const TreePtr parsed = Tree::parse(host->sharedLanguage(), text, host->encoding());
      if (text == host->bytes() || !haveSameTokens(*host, index, *parsed)) continue;
      ++tried;
      const std::optional<Verdict> verdict = ask_(text);
      if (!verdict || *verdict == Verdict::pass) return false;
      if (*verdict == Verdict::fail && ++failed == enough) return true;
    }
  }
  return failed > 1;
}

}  // namespace hone
