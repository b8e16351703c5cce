#include "reduce/parts.h"

#include <gtest/gtest.h>

#include "grammar/bundled.h"

namespace hone {
namespace {

/// Every part that can be reached from the text lies in the part that it is reached from, behind the one before it.
void expectNesting(const std::string& language, const std::string& text) {
  const TreePtr tree = Tree::parse(Language::bundled(language), text);
  const PartTable parts(tree);
  std::vector<PartId> open = {noPart};
  size_t seen = 0;
  while (!open.empty()) {
    const PartId outer = open.back();
    open.pop_back();
    ASSERT_LE(++seen, parts.size() + 1) << language << ": " << text.substr(0, 200);
    NodeId from = outer == noPart ? 0 : parts.begin(outer);
    const NodeId end = outer == noPart ? static_cast<NodeId>(tree->size()) : parts.end(outer);
    for (PartId inner : parts.inside(outer)) {
      ASSERT_GE(parts.begin(inner), from) << language << ": " << text.substr(0, 200);
      ASSERT_LE(parts.end(inner), end) << language << ": " << text.substr(0, 200);
      from = parts.end(inner);
      open.push_back(inner);
    }
  }
}

TEST(Parts, AreNestedInTheExamplesOfEachLanguage) {
  for (const BundledLanguage& language : bundledLanguages())
    for (std::string_view example : language.examples) expectNesting(language.name, std::string(example));
}

TEST(Parts, AreNestedAroundWhiteSpaceBetweenTheFirstOperands) {
  expectNesting("javascript", "a . b ( function ( ) { c . d ( 1 ) . e ( 2 ) [ 3 ] } ) . f ( 4 ) [ 5 ] . g ;");
  expectNesting("javascript",
                "(function(document, window) {\n  'use strict';\n})( document , window ) . a ( 1 ) [ 2 ];");
  expectNesting("java", "class A { int f ( ) { return a . b ( 1 ) [ 2 ] . c ( ) + 1 - 2 * 3 ; } }");
}

}  // namespace
}  // namespace hone
