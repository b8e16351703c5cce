#include "pattern/layout_fact.h"

#include <algorithm>

namespace hone {

std::string layoutKey(std::string_view hidden) {
  std::string key;
  for (const char c : hidden) {
    const char kind = c == '\n' ? '/' : c == ' ' || c == '\t' ? '_' : c == '\r' || c < ' ' ? '\0' : '#';
    if (kind == '\0') continue;
    if (kind == '/' ? key.ends_with("//") : key.ends_with(kind)) continue;
    // Blanks within a comment.
    if (kind == '_' && key.ends_with('#')) continue;
    key += kind;
  }
  return key;
}

bool LayoutFact::holds(std::string_view hidden) const {
  const std::string key = layoutKey(hidden);
  auto is = [&](const std::string& one) { return one == key; };
  if (std::ranges::any_of(failing, is)) return true;
  if (std::ranges::any_of(passing, is)) return false;
  return std::ranges::any_of(
      failing, [&](const std::string& one) { return !one.empty() && key.find(one) != std::string::npos; });
}

std::string LayoutFact::words() const {
  std::string text;
  auto isLess = [](const std::string& a, const std::string& b) { return a.size() < b.size(); };
  if (failing.empty()) return text;
  for (const char kind : *std::ranges::min_element(failing, isLess))
    text += kind == '_' ? "␣" : kind == '/' ? "⏎" : "<comment>";
  return text.empty() ? "<nothing between>" : text;
}

}  // namespace hone
