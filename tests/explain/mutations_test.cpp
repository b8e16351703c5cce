#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "../support/grammars.h"
#include "derive/absent_parts.h"
#include "derive/variants.h"
#include "explain/feature_reader.h"
#include "explain/joint_places.h"

namespace hone {
namespace {

/// Variants without any known input.
struct Workshop {
  explicit Workshop(const char* name) : Workshop(Language::bundled(name)) {}
  explicit Workshop(std::shared_ptr<Language> its) : language(std::move(its)) {}

  TreePtr parse(const std::string& text) const { return Tree::parse(language, text); }
  /// The text with each part that it lacks.
  std::vector<std::string> withAbsentParts(const std::string& text) {
    const TreePtr tree = parse(text);
    std::vector<std::string> made;
    for (NodeId id = 0; id < tree->size(); ++id)
      for (const Variant& variant : variants.of(*tree, id))
        if (variant.kind == Variant::Kind::added)
          if (const TreePtr changed = variants.apply(tree, {&variant, 1})) made.push_back(changed->plainText());
    return made;
  }

  std::shared_ptr<Language> language;
  FeatureReader reader{language->grammar(), featureKinds()};
  Variants variants{language};
  Random random{1};
};

/// What may be added and where, as the text with the part in its place.
std::vector<std::string> additions(const char* languageName, const std::string& text) {
  const auto language = Language::bundled(languageName);
  const Parts parts(language->grammar());
  const TreePtr tree = Tree::parse(language, text);
  std::vector<std::string> shown;
  for (NodeId id = 0; id < tree->size(); ++id)
    for (const AbsentPart& absent : absentParts(parts, *tree, id))
      shown.push_back(std::string(text).insert(absent.offset, "|" + parts.showGroup(absent.group).text + "|"));
  return shown;
}

TEST(AbsentParts, AreWhereTheGrammarHasThem) {
  EXPECT_THAT(additions("javascript", "try{}finally{}"),
              testing::AllOf(testing::Contains(testing::StartsWith("try{}|\"catch\"|")),
                             testing::Not(testing::Contains(testing::HasSubstr("|\"finally\"|")))));
  EXPECT_THAT(additions("json", "{}"),
              testing::Contains(testing::AllOf(testing::StartsWith("{|<member>"), testing::EndsWith("|}"))));
  EXPECT_THAT(additions("xml", "<a></a>"), testing::Contains(testing::StartsWith("<a|<attribute>|>")));
}

TEST(AbsentParts, LeaveATextThatIsStillRead) {
  // All that a part may be is written there.
  for (const char* text : {"try{}finally{}", "for(;;){}", "f(1)", "class A{}", "function f(){}", "let a;"}) {
    Workshop workshop("javascript");
    size_t all = 0, read = 0;
    for (const std::string& near : workshop.withAbsentParts(text)) {
      ++all;
      read += workshop.parse(near)->errors().empty();
    }
    EXPECT_GE(all, 3u) << text;
    EXPECT_GT(10 * read, 9 * all) << text;
  }
}

TEST(AbsentParts, AreMadeOfTheGrammar) {
  EXPECT_THAT(Workshop("javascript").withAbsentParts("try{}finally{}"),
              testing::Contains(testing::MatchesRegex("try\\{\\} ?catch.*finally\\{\\}")));
}

TEST(AbsentParts, MayHaveANonGreedyLoop) {
  Workshop workshop(testgrammars::load({"Reluctant.g4"}, "list"));
  EXPECT_THAT(workshop.withAbsentParts("[]"), testing::Contains(testing::MatchesRegex("\\[ ?[a-z]+ ?; ?\\]")));
}

TEST(Mutations, AJointIsChangedWhereItDecides) {
  Workshop workshop("xml");
  const std::string other = "<note currency=\"EUR\"/>";
  const TreePtr tree = workshop.parse("<a>" + other + "<item price=\"3\" currency=\"EUR\"/>" + other + "</a>");
  workshop.reader.addWords(*tree);
  const Parts& parts = workshop.reader.parts();
  const Grammar& grammar = workshop.language->grammar();
  const auto place = [](const auto& names, std::string_view name) {
    return static_cast<size_t>(std::ranges::find(names, name) - names.begin());
  };
  auto word = [&](const char* token, const char* text) {
    const auto type = static_cast<Symbol>(place(grammar.tokenNames, token));
    return Feature{.kind = FeatureKind::equals, .part = parts.ofToken(type), .text = text};
  };
  const Feature joint{.kind = FeatureKind::joint,
                      .part = parts.ofRule(static_cast<RuleId>(place(grammar.ruleNames, "element"))),
                      .operands = {word("NAME", "price"), word("STRING", "\"EUR\"")},
                      .lacks = true,
                      .nearest = true};
  size_t made = 0;
  for (int i = 0; i < 40; ++i) {
    const NodeId at = decisivePlace(TreeView(workshop.reader, *tree), joint, workshop.random);
    if (at == noNode) continue;
    const TreePtr changed = workshop.variants.any(tree, at, at + 1, workshop.random);
    if (!changed) continue;
    ++made;
    EXPECT_THAT(changed->plainText(),
                testing::AllOf(testing::StartsWith("<a>" + other), testing::EndsWith(other + "</a>")));
  }
  EXPECT_GT(made, 5u);
}

}  // namespace
}  // namespace hone
