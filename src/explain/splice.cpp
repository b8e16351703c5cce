#include "explain/splice.h"

#include "text/word_byte.h"
#include "tree/render.h"
#include "tree/visible_span.h"

namespace hone {
namespace {

/// Would they become one token?
bool runTogether(char before, char after) {
  auto isOperator = [](char c) { return std::string_view("+-*/%<>=&|!~^:?.#@").find(c) != std::string_view::npos; };
  return (isWordByte(before) && isWordByte(after)) || (isOperator(before) && isOperator(after));
}

}  // namespace

std::optional<std::string> textWith(const Tree& tree, const Edits& edits) {
  std::optional<Rendered> rendered = render(tree, edits);
  return rendered ? std::optional(std::move(rendered->bytes)) : std::nullopt;
}

std::string spliced(std::string_view bytes, size_t begin, size_t end, std::string_view text) {
  std::string result(bytes.substr(0, begin));
  auto append = [&](std::string_view more) {
    if (!result.empty() && !more.empty() && runTogether(result.back(), more.front())) result += ' ';
    result += more;
  };
  append(text);
  append(bytes.substr(end));
  return result;
}

std::string splice(const Tree& tree, NodeId node, std::string_view text) {
  const VisibleSpan span = visibleSpan(tree, node);
  return spliced(tree.bytes(), span.begin, span.end, text);
}

}  // namespace hone
