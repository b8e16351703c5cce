// The layout between all tokens is changed at once, in the same way: if the text still fails, that change matters
// nowhere. Else halves of the places show where it does.

#include <algorithm>

#include "generalize/environment_search.h"

namespace hone {
namespace {

constexpr std::string_view layouts[] = {"", " ", "\n", " \n", "\n\n", "\n  "};

std::string replacedHidden(const Tree& tree, const TokenIndex& index, const std::vector<uint32_t>& gaps,
                           std::string_view hidden) {
  std::string text;
  auto next = gaps.begin();
  for (uint32_t token = 0; token <= index.size(); ++token) {
    const bool isOther = next != gaps.end() && *next == token;
    text += isOther ? hidden : hiddenBefore(tree, index, token);
    next += isOther;
    if (token < index.size()) text += tree.text(index.tokens()[token]);
  }
  return text;
}

bool keepsTokens(const Tree& tree, const TokenIndex& index, const std::string& text) {
  const TreePtr other = Tree::parse(tree.sharedLanguage(), text, tree.encoding());
  const TokenIndex now(*other);
  if (now.size() != index.size() || other->errors().size() != tree.errors().size()) return false;
  for (uint32_t i = 0; i < index.size(); ++i) {
    const NodeId x = index.tokens()[i], y = now.tokens()[i];
    if (tree.node(x).symbol != other->node(y).symbol || tree.text(x) != other->text(y)) return false;
  }
  return true;
}

/// nullopt where other tokens would come of it, or nothing changes.
std::optional<std::string> withHidden(const Tree& tree, const TokenIndex& index, const std::vector<uint32_t>& gaps,
                                      std::string_view hidden) {
  std::string text = replacedHidden(tree, index, gaps, hidden);
  if (text == tree.bytes() || !keepsTokens(tree, index, text)) return std::nullopt;
  return text;
}

/// Of gaps that together make the text pass: one that does so alone.
std::optional<uint32_t> culprit(const Tree& tree, const TokenIndex& index, std::vector<uint32_t> gaps,
                                std::string_view hidden, const Ask& ask) {
  while (gaps.size() > 1) {
    const auto middle = gaps.begin() + static_cast<long>(gaps.size() / 2);
    std::vector<uint32_t> half(gaps.begin(), middle);
    const std::optional<std::string> text = withHidden(tree, index, half, hidden);
    const std::optional<Verdict> verdict = text ? ask(*text) : Verdict::fail;
    if (!verdict) return std::nullopt;
    if (*verdict == Verdict::pass)
      gaps = std::move(half);
    else
      gaps.erase(gaps.begin(), middle);
  }
  return gaps.front();
}

/// With as little between the tokens as can be, and with all that layout may have, does the text fail as well?
std::optional<bool> isIdle(const Tree& tree, const TokenIndex& index, const Ask& ask) {
  for (const bool isLeast : {true, false}) {
    std::string text;
    for (uint32_t token = 0; token <= index.size(); ++token) {
      const std::string_view hidden = !isLeast ? " \n\n  " : withHidden(tree, index, {token}, "") ? "" : " ";
      const bool mayBe = withHidden(tree, index, {token}, hidden).has_value();
      text += mayBe ? hidden : hiddenBefore(tree, index, token);
      if (token < index.size()) text += tree.text(index.tokens()[token]);
    }
    if (text == tree.bytes()) continue;
    const std::optional<Verdict> verdict = keepsTokens(tree, index, text) ? ask(std::move(text)) : Verdict::unresolved;
    if (!verdict) return std::nullopt;
    if (*verdict != Verdict::fail) return false;
  }
  return true;
}

}  // namespace

std::map<uint32_t, LayoutFact> layoutFacts(const Tree& tree, const Ask& ask) {
  const TokenIndex index(tree);
  std::map<uint32_t, LayoutFact> facts;
  if (isIdle(tree, index, ask).value_or(true)) return facts;
  for (const std::string_view hidden : layouts) {
    // Where it can be another one without other tokens.
    std::vector<uint32_t> gaps;
    for (uint32_t token = 0; token <= index.size(); ++token)
      if (!facts.contains(token) && withHidden(tree, index, {token}, hidden)) gaps.push_back(token);
    if (gaps.empty()) continue;
    const std::optional<std::string> text = withHidden(tree, index, gaps, hidden);
    const std::optional<Verdict> verdict = text ? ask(*text) : Verdict::unresolved;
    if (!verdict) return facts;
    if (*verdict != Verdict::pass) continue;
    const std::optional<uint32_t> token = culprit(tree, index, std::move(gaps), hidden, ask);
    if (!token) return facts;
    LayoutFact fact{{layoutKey(hiddenBefore(tree, index, *token))}, {}};
    for (const std::string_view other : layouts) {
      const std::optional<std::string> one = withHidden(tree, index, {*token}, other);
      if (!one) continue;
      const std::optional<Verdict> own = ask(*one);
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

bool isAllLayout(std::string_view hidden, const std::vector<TreePtr>& passing, const Ask& ask) {
  constexpr size_t enough = 4, mostTried = 12;
  size_t failed = 0, tried = 0;
  for (const TreePtr& host : passing) {
    const TokenIndex index(*host);
    for (uint32_t part = 1; part <= 3 && index.size() >= 3 && tried < mostTried; ++part) {
      const uint32_t gap = index.size() * part / 3;
      const std::string text = replacedHidden(*host, index, {gap}, hidden);
      if (text == host->bytes() || !keepsTokens(*host, index, text)) continue;
      ++tried;
      const std::optional<Verdict> verdict = ask(text);
      if (!verdict || *verdict == Verdict::pass) return false;
      if (*verdict == Verdict::fail && ++failed == enough) return true;
    }
  }
  return failed > 1;
}

}  // namespace hone
