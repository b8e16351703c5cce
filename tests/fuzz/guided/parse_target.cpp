// The first byte chooses the language, the others are the text. Every byte has to be in the tree, and the tree has to
// render back to the text.
#include <cstdint>
#include <vector>

#include "../../support/sound.h"
#include "check.h"
#include "grammar/bundled.h"
#include "parse/islands.h"
#include "tree/render.h"

using namespace hone;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const std::vector<std::shared_ptr<Language>> languages = [] {
    std::vector<std::shared_ptr<Language>> all;
    for (const BundledLanguage& language : bundledLanguages()) {
      all.push_back(Language::bundled(language.name));
      addBundledIslands(*all.back());
    }
    return all;
  }();
  if (size == 0) return 0;
  const std::shared_ptr<Language>& language = languages[data[0] % languages.size()];
  const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const TreePtr tree = Tree::parse(language, text);
  const std::string marked(tree->bytes());
  guided::check(isSound(language->parse(marked, tree->encoding()), marked), "each byte is in a leaf");
  const std::optional<Rendered> unchanged = render(*tree, Edits(tree->size()));
  guided::check(unchanged && unchanged->bytes == marked, "a tree is rendered as the text it was made from");
  guided::check(tree->plainText() == text, "marks of indentation can be taken out");
  return 0;
}
