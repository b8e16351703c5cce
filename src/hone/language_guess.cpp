// A text that a grammar reads from its beginning to its end is of its language, unless the grammar reads nearly
// anything, as those of CSV, YAML and shells do. Some languages hold others: each JSON text is a JavaScript program. So
// the languages are tried in an order in which none comes before one that it holds.

#include "hone/language_guess.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "text/hex_dump.h"
#include "tree/tree.h"

namespace hone {
namespace {

constexpr std::array<std::string_view, 20> candidates = {
    "json", "jsonl", "xml",  "toml", "protobuf", "wat", "smtlib", "llvm",   "dot",        "go",
    "rust", "java",  "glsl", "c",    "cpp",      "lua", "json5",  "python", "javascript", "typescript"};

/// Shorter ones are read by many languages.
constexpr size_t leastTokens = 4;
constexpr size_t longest = 1 << 14;
constexpr size_t mostTexts = 16;

bool reads(const std::shared_ptr<Language>& language, const std::string& text) {
  const TreePtr tree = Tree::parse(language, text);
  return tree->errors().empty() && tree->tokenCount(tree->root()) >= leastTokens;
}

}  // namespace

const BundledLanguage* guessLanguage(const std::vector<std::string>& texts) {
  std::vector<const std::string*> samples;
  for (const std::string& text : texts)
    if (text.size() <= longest && !isBinary(text) && !text.starts_with("#!") && samples.size() < mostTexts)
      samples.push_back(&text);
  const BundledLanguage* best = nullptr;
  std::ptrdiff_t most = 0;
  for (std::string_view name : candidates) {
    if (most == static_cast<std::ptrdiff_t>(samples.size())) break;
    const std::shared_ptr<Language> language = Language::bundled(name);
    const auto read = std::ranges::count_if(samples, [&](const std::string* text) { return reads(language, *text); });
    if (read <= most) continue;
    most = read;
    best = bundledNamed(name);
  }
  return best;
}

}  // namespace hone
