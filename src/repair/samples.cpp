#include "repair/samples.h"

#include <algorithm>
#include <set>

#include "grammar/bundled.h"

namespace hone {
namespace {

/// Types of the tokens that the parser sees.
std::set<Symbol> tokenTypesOf(Language& language, std::string_view text) {
  std::set<Symbol> types;
  for (const Token& token : language.lexer().all(text, detectEncoding(text)))
    if (token.type > 0 && !token.hidden) types.insert(token.type);
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
