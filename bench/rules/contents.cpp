// Rules about what a token's text is like, and about the blanks before it.
#include <fmt/format.h>

#include <algorithm>

#include "drawing.h"

namespace hone::rules {

std::optional<Rule> Drawing::contents() {
  const NodeId node = any(tokens_);
  const Symbol wanted = type(node);
  const std::optional<double> value = number(text_.at(node));
  const auto asked =
      value && random_.chance(1, 2) ? drawNumberTest(*value, random_) : drawTextTest(text_.at(node), random_);
  if (!asked) return std::nullopt;
  const NodeId top = random_.chance(1, 2) ? anyAround(node).value_or(noNode) : noNode;
  const NodeTest is{"", [=](const Text& t, NodeId n) { return t.isToken(n, wanted) && asked->holds(inside(t.at(n))); }};
  if (top != noNode)
    return Rule{"", fmt::format("in a {}, {} {}", name(rule(top)), name(wanted), asked->words), asked->beyond,
                inSome(rule(top), [=](const Text& t, NodeId id) {
                  const NodeId found = firstBelow(t, id, is);
                  return found == noNode ? Witnesses() : Witnesses{found};
                })};
  return Rule{"", fmt::format("{} {}", name(wanted), asked->words), asked->beyond, [=](const Text& t) {
                for (NodeId id = 0; id < t.tree->size(); ++id)
                  if (is.holds(t, id)) return Witnesses{id};
                return Witnesses();
              }};
}

namespace {
struct Gap {
  const char* words;
  bool (*holds)(std::string_view);
};
bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
bool isComment(std::string_view gap) {
  // A mark of indentation is no comment.
  return std::ranges::any_of(gap, [](char c) { return !isBlank(c) && static_cast<unsigned char>(c) > ' '; });
}
constexpr Gap gaps[] = {
    {"nothing", [](std::string_view g) { return g.empty(); }},
    {"a blank",
     [](std::string_view g) { return !g.empty() && g.find('\n') == std::string_view::npos && !isComment(g); }},
    {"a line break", [](std::string_view g) { return g.find('\n') != std::string_view::npos; }},
    {"an empty line", [](std::string_view g) { return std::ranges::count(g, '\n') > 1; }},
    {"a comment", [](std::string_view g) { return isComment(g); }},
    {"a tab", [](std::string_view g) { return g.find('\t') != std::string_view::npos; }},
    {"several blanks", [](std::string_view g) { return g.find("  ") != std::string_view::npos; }},
};
}  // namespace

std::optional<Rule> Drawing::layout() {
  const NodeId node = random_.chance(1, 2) || literals_.empty() ? any(tokens_) : any(literals_);
  if (text_.spans[node].begin == 0) return std::nullopt;
  const Symbol wanted = type(node);
  const std::string_view own = text_.gapBefore(node);
  const Gap& gap = gaps[random_.below(std::size(gaps))];
  if (!gap.holds(own)) return std::nullopt;
  const NodeId top = random_.chance(1, 2) ? anyAround(node).value_or(noNode) : noNode;
  if (top != noNode && text_.spans[top].begin == text_.spans[node].begin) return std::nullopt;
  const NodeTest is{"", [=](const Text& t, NodeId n) {
                      return t.isToken(n, wanted) && t.spans[n].begin > 0 && gap.holds(t.gapBefore(n));
                    }};
  if (top != noNode)
    return Rule{"", fmt::format("in a {}, {} before {}", name(rule(top)), gap.words, name(wanted)), false,
                inSome(rule(top), [is](const Text& t, NodeId id) {
                  for (NodeId at = id + 1; at < t.tree->node(id).end; ++at)
                    if (is.holds(t, at) && t.spans[at].begin > t.spans[id].begin) return Witnesses{at};
                  return Witnesses();
                })};
  return Rule{"", fmt::format("{} before {}", gap.words, name(wanted)), false, [is](const Text& t) {
                for (NodeId id = 1; id < t.tree->size(); ++id)
                  if (is.holds(t, id)) return Witnesses{id};
                return Witnesses();
              }};
}

}  // namespace hone::rules
