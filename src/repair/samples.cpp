#include "repair/samples.h"

#include <algorithm>
#include <set>

#include "grammar/bundled.h"

namespace hone {
namespace {

/// Types of the tokens that the parser sees.
std::set<Symbol> tokenTypesOf(Language& language, std::string_view text) {
  const Encoding encoding = detectEncoding(text);
  std::set<Symbol> types;
  ModeStack modes = 0;
  for (uint32_t at = 0; at < text.size();) {
    const Token token = language.lexer().next(text, encoding, at, modes);
    if (token.end == at && token.after == modes) break;
    if (token.type > 0 && !token.hidden) types.insert(token.type);
    modes = token.after;
    at = std::max(token.end, at + (token.type == lexicalError ? 1u : 0u));
  }
  return types;
}

}  // namespace

bool lacksWhatSamplesHave(Language& language, std::string_view text) {
  const BundledLanguage* bundled = bundledNamed(language.name());
  if (bundled == nullptr || bundled->examples.size() < 2) return false;
  std::set<Symbol> common = tokenTypesOf(language, bundled->examples.front());
  for (std::string_view sample : bundled->examples) {
    const std::set<Symbol> types = tokenTypesOf(language, sample);
    std::erase_if(common, [&](Symbol type) { return !types.contains(type); });
  }
  return !std::ranges::includes(tokenTypesOf(language, text), common);
}

}  // namespace hone
