#include "explain/mutations.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "../support/grammars.h"
#include "derive/absent_parts.h"

namespace hone {
namespace {

/// Mutations without any known input.
struct Workshop {
  explicit Workshop(const char* name) : Workshop(Language::bundled(name)) {}
  explicit Workshop(std::shared_ptr<Language> its) : language(std::move(its)) {}

  TreePtr parse(const std::string& text) const { return Tree::parse(language, text); }
  /// The text with each part that it lacks.
  std::vector<std::string> withAbsentParts(const std::string& text) {
    const TreePtr tree = parse(text);
    NewTexts texts(language, reader.parts(), feasibility);
    std::vector<std::string> made;
    for (NodeId id = 0; id < tree->size(); ++id)
      for (const AbsentPart& absent : absentParts(reader.parts(), *tree, id))
        if (const std::optional<std::string> part = texts.ofGroup(absent.group, random))
          made.push_back(spliced(text, absent.offset, absent.offset, *part));
    return made;
  }

  std::shared_ptr<Language> language;
  FeatureReader reader{language->grammar(), featureKinds()};
  Pool pool{reader.parts()};
  Feasibility feasibility{reader.parts(), language->start()};
  ChangeRecord record;
  Mutations mutations{language, reader, pool, feasibility, record};
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
    TextChange change;
    const std::optional<std::string> text = workshop.mutations.at(*tree, joint, workshop.random, &change);
    if (!text) continue;
    ++made;
    EXPECT_THAT(*text, testing::AllOf(testing::StartsWith("<a>" + other), testing::EndsWith(other + "</a>")));
  }
  EXPECT_GT(made, 5u);
}

TEST(Mutations, NamesThatBelongTogetherChangeTogether) {
  Workshop workshop("xml");
  const TreePtr tree = workshop.parse("<item>7</item>");
  const Feature name{.part = workshop.reader.parts().find("token:NAME")};
  TextChange change;
  size_t together = 0, apart = 0;
  for (int i = 0; i < 200; ++i) {
    const std::optional<std::string> text = workshop.mutations.at(*tree, name, workshop.random, &change);
    if (!text || text->find("item>7</item") != text->npos || !text->ends_with('>')) continue;
    const size_t middle = text->find(">7</");
    if (!text->starts_with('<') || middle == text->npos) continue;
    (text->substr(middle + 4) == text->substr(1, middle - 1) + ">" ? together : apart) += 1;
  }
  EXPECT_GT(together, 2 * apart);
  EXPECT_GT(apart, 0u);  // it may be that they differ that counts
}

}  // namespace
}  // namespace hone
