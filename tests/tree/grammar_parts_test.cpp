// What is known of a grammar's rules and tokens, and how its groups are named.
#include <gtest/gtest.h>

#include <set>

#include "grammar/parts.h"
#include "parse/language.h"

namespace hone {
namespace {

struct PartsOf {
  explicit PartsOf(const char* name) : language(Language::bundled(name)), parts(language->grammar()) {}
  bool nests(const std::string& rule) const { return parts.isRecursive(parts.find("rule:" + rule)); }
  bool isQuoted(const std::string& token) const { return parts.isAlwaysQuoted(parts.find("token:" + token)); }

  std::shared_ptr<Language> language;
  Parts parts;
};

TEST(Parts, RulesThatOccurInThemselves) {
  const PartsOf xml("xml"), c("c");
  EXPECT_TRUE(xml.nests("element"));
  EXPECT_TRUE(xml.nests("content")) << "by way of others";
  EXPECT_FALSE(xml.nests("attribute"));
  EXPECT_FALSE(xml.nests("document"));
  EXPECT_TRUE(c.nests("expression")) << "left-recursive";
}

TEST(Parts, TokensThatAreQuoted) {
  const PartsOf json("json"), csv("csv");
  EXPECT_TRUE(json.isQuoted("STRING"));
  EXPECT_FALSE(json.isQuoted("NUMBER"));
  EXPECT_TRUE(csv.isQuoted("QUOTED"));
  EXPECT_FALSE(csv.isQuoted("TEXT"));
}

/// `control` has a group of labels in each alternative, and two of them in the first.
TEST(Parts, GroupsThatLookAlikeAreToldApart) {
  const PartsOf c("c");
  std::set<std::string> names;
  size_t labels = 0;
  for (int i = 0; i < 12; ++i) {
    const Part group = c.parts.find("group:control:" + std::to_string(i));
    if (c.parts.showGroup(group).text != "<label>") continue;
    ++labels;
    names.insert(c.parts.show(group));
  }
  EXPECT_EQ(labels, 6u);
  EXPECT_EQ(names.size(), labels);
  EXPECT_TRUE(names.contains("<label> part after \"else\" of <control>"));
  EXPECT_TRUE(names.contains("<label> part of <control> = \"switch\" …"));
}

}  // namespace
}  // namespace hone
