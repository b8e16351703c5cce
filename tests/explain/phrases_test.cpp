// How features are said. Two that are said alike mean the same.
#include "explain/phrases.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "../support/corpus.h"
#include "explain/joint_places.h"
#include "explain/kind.h"
#include "explain/model.h"

namespace hone {
namespace {

class EveryLanguageSaid : public ::testing::TestWithParam<std::string> {
 protected:
  EveryLanguageSaid() {
    std::vector<corpus::Sample> samples = corpus::examples(GetParam());
    std::erase_if(samples, [](const corpus::Sample& sample) { return sample.text.size() > 400; });
    for (corpus::Sample& sample : corpus::produced(language_, 12, 30, random_)) samples.push_back(std::move(sample));
    for (const corpus::Sample& sample : samples) {
      trees_.push_back(Tree::parse(language_, sample.text));
      reader_.addWords(*trees_.back());
    }
  }

  /// Of each feature its values, by tree.
  void read() {
    for (size_t i = 0; i < trees_.size(); ++i)
      for (auto [id, value] : reader_.read(*trees_[i])) {
        auto [at, isNew] = values_.try_emplace(id, trees_.size(), kindOf(reader_.space()[id].kind).missing);
        at->second[i] = value;
      }
  }

  void expectNoConfusion() const {
    std::map<std::string, FeatureId> known;
    for (const auto& [id, values] : values_) {
      const std::string text = show(reader_.space()[id], reader_.parts());
      const auto [at, isNew] = known.try_emplace(text, id);
      EXPECT_EQ(values_.at(at->second), values) << text;
    }
  }

  /// Of rules with the same text only the outermost is read, but all are places.
  static bool hasExactPlaces(FeatureKind kind) {
    return isYesNo(kind) && kind != FeatureKind::same && kind != FeatureKind::twice;
  }

  Feature pick(const std::vector<Feature>& from) { return from[random_.below(from.size())]; }

  std::shared_ptr<Language> language_ = Language::withoutIslands(Language::bundled(GetParam()));
  Random random_{corpus::seed()};
  FeatureReader reader_{language_->grammar(), featureKinds()};
  std::vector<TreePtr> trees_;
  std::map<FeatureId, std::vector<double>> values_;
};

INSTANTIATE_TEST_SUITE_P(Phrases, EveryLanguageSaid, ::testing::ValuesIn(corpus::languageNames()),
                         [](const auto& tested) { return tested.param; });

TEST_P(EveryLanguageSaid, WhatIsSaidAlikeMeansTheSame) {
  read();
  expectNoConfusion();
}

TEST_P(EveryLanguageSaid, AFeatureHoldsWhereItHasPlaces) {
  read();
  for (size_t i = 0; i < trees_.size(); ++i)
    for (const auto& [id, values] : values_) {
      const Feature& feature = reader_.space()[id];
      if (!hasExactPlaces(feature.kind)) continue;
      EXPECT_EQ(values[i], placesOf(reader_, *trees_[i], feature).empty() ? 0 : 1) << show(feature, reader_.parts());
    }
}

TEST_P(EveryLanguageSaid, SoDoJoints) {
  read();
  std::vector<Feature> conditions;
  std::vector<Part> rules;
  for (const auto& [id, values] : values_) {
    const Feature& feature = reader_.space()[id];
    if (hasExactPlaces(feature.kind) && canBeJoint(feature.kind)) conditions.push_back(feature);
    if (feature.kind == FeatureKind::exists && reader_.parts().isRule(feature.part)) rules.push_back(feature.part);
  }
  // The same few conditions in all ways, so that a word that is left out shows.
  std::vector<Feature> joints;
  for (int round = 0; round < 12; ++round) {
    const Feature a = pick(conditions), b = pick(conditions), c = pick(conditions);
    const Part outer = rules[random_.below(rules.size())];
    const Part inner = random_.chance(1, 2) ? outer : rules[random_.below(rules.size())];
    for (size_t way = 0; way < 16; ++way) {
      const auto joint = [&](Part part, const Feature& one, const Feature& other, size_t bits) {
        return Feature{.kind = FeatureKind::joint,
                       .part = part,
                       .operands = {one, other},
                       .lacks = (bits & 1) != 0,
                       .nearest = (bits & 2) != 0};
      };
      const Feature below = joint(inner, a, b, way / 4);
      for (const Feature& made : {joint(outer, a, b, way), joint(outer, below, c, way), joint(outer, c, below, way),
                                  joint(outer, below, {.part = outer}, way)})
        joints.push_back(made);
    }
  }
  reader_.setJoints(joints);
  values_.clear();
  read();
  for (const Feature& joint : joints) values_.try_emplace(reader_.space().id(joint), trees_.size(), 0);
  expectNoConfusion();
}

/// How features of a language are said, with the names of parts as models have them.
class Said {
 public:
  explicit Said(const char* language) : language_(Language::bundled(language)), parts_(language_->grammar()) {}

  Part operator[](const std::string& name) const { return parts_.find(name); }
  std::string yes(const Feature& feature, double low = 1) const { return show(Condition{feature, low}, parts_); }
  std::string no(const Feature& feature, double high = 0) const {
    return show(Condition{feature, -infinity, high}, parts_);
  }
  Feature equal(const std::string& token, const std::string& text) const {
    return {.kind = FeatureKind::equals, .part = (*this)[token], .text = text};
  }
  Feature joint(const std::string& rule, Feature one, Feature other, const char* how) const {
    const std::string_view bits = how;
    return {.kind = FeatureKind::joint,
            .part = (*this)[rule],
            .operands = {std::move(one), std::move(other)},
            .lacks = bits.find('-') != bits.npos,
            .nearest = bits.find('1') != bits.npos};
  }

 private:
  std::shared_ptr<Language> language_;
  Parts parts_;
};

TEST(Phrases, OfPartsAndTexts) {
  const Said json("json");
  const Feature array{.part = json["rule:array"]};
  EXPECT_EQ(json.yes(array), "there is an <array>");
  EXPECT_EQ(json.no(array), "there is no <array>");
  const Feature comma{.part = json["group:array:0"], .alternative = 0};
  EXPECT_EQ(json.yes(comma), "an <array> has a \",\" <value> part");
  EXPECT_EQ(json.no(comma), "no <array> has a \",\" <value> part");
  EXPECT_EQ(json.no(json.equal("token:STRING", "\"a\"")), "no STRING = \"a\"");
  const Feature comment{.kind = FeatureKind::contains, .part = json["token:STRING"], .text = "\""};
  EXPECT_EQ(json.yes(comment), "a STRING contains \"\\\"\"");
  const Feature empty{.kind = FeatureKind::without, .part = json["rule:object"], .other = json["group:object:1"]};
  EXPECT_EQ(json.yes(empty), "an <object> has no <member> part");
  EXPECT_EQ(json.no(empty), "every <object> has a <member> part");
}

TEST(Phrases, AreTheShortestThatTellPartsApart) {
  const Said c("c"), ini("ini");
  const Feature control{.part = c["rule:control"], .alternative = 1};
  EXPECT_EQ(c.yes(control), "<control> = \"switch\" …");
  EXPECT_EQ(c.no(control), "no <control> = \"switch\" …");
  const Feature noLabel{.kind = FeatureKind::without, .part = control.part, .other = c["group:control:3"]};
  EXPECT_EQ(c.yes(noLabel), "a <control> = \"switch\" … has no <label> part");
  const Feature tail{.kind = FeatureKind::without, .part = ini["rule:header"], .other = ini["group:header:1"]};
  EXPECT_EQ(ini.yes(tail), "a <header> has no <headerWord> part after \"]\"");
}

TEST(Phrases, SayWhetherQuotesAreOfTheText) {
  const Said ini("ini"), json("json");
  EXPECT_EQ(ini.yes(ini.equal("rule:headerWord", "a")), "<headerWord> = \"a\"");
  EXPECT_EQ(ini.yes(ini.equal("rule:headerWord", "\"a\"")), "<headerWord> = '\"a\"'");
  EXPECT_EQ(json.yes(json.equal("token:STRING", "\"\\n\"")), "STRING = \"\\n\"");
  EXPECT_EQ(ini.yes(ini.equal("rule:headerWord", "\\n")), "<headerWord> = \"\\\\n\"") << "no line break";
}

TEST(Phrases, OfNumbers) {
  const Said calc("calc"), json("json");
  const Feature greatest{.kind = FeatureKind::greatest, .part = calc["rule:number"]};
  const Feature least{.kind = FeatureKind::least, .part = calc["rule:number"]};
  EXPECT_EQ(calc.yes(greatest, std::nextafter(0.0, 1.0)), "a <number> > 0");
  EXPECT_EQ(calc.no(greatest, 0), "no <number> > 0");
  EXPECT_EQ(calc.no(least, 0), "a <number> ≤ 0") << "of a least number";
  EXPECT_EQ(calc.yes(least, std::nextafter(0.0, 1.0)), "no <number> ≤ 0");
  const auto of = [&](FeatureKind kind, Part part) { return Feature{.kind = kind, .part = part}; };
  EXPECT_EQ(json.yes(of(FeatureKind::length, json["token:STRING"]), 5.5), "a STRING has at least 6 characters");
  EXPECT_EQ(json.no(of(FeatureKind::length, json["token:STRING"]), 5), "no STRING has at least 6 characters");
  EXPECT_EQ(json.no(of(FeatureKind::count, json["rule:array"]), 2), "there are fewer than 3 <array>");
  EXPECT_EQ(json.yes(of(FeatureKind::depth, json["rule:array"]), 3), "at least 3 <array> are nested in one another");
  EXPECT_EQ(json.yes(of(FeatureKind::repetitions, json["group:array:0"]), 3),
            "an <array> has at least 3 \",\" <value> parts in a row");
  EXPECT_EQ(json.yes(of(FeatureKind::character, json["token:STRING"]), 98), "a STRING is 'b' or a later character");
  EXPECT_EQ(json.no(of(FeatureKind::character, json["token:STRING"]), 127), "no STRING is U+0080 or a later character");
}

TEST(Phrases, OfWhatLiesInWhatAndIsEqual) {
  const Said json("json");
  Feature inside{.kind = FeatureKind::within, .part = json["rule:value"], .other = json["rule:array"]};
  EXPECT_EQ(json.yes(inside), "a <value> is inside an <array>");
  inside.part = json["token:NUMBER"];
  EXPECT_EQ(json.no(inside), "no NUMBER is at most 3 levels below an <array>");
  const Feature child{.kind = FeatureKind::child, .part = json["rule:value"], .other = json["rule:json"]};
  EXPECT_EQ(json.yes(child), "a <value> is directly in a <json>");
  const Part string = json["token:STRING"], member = json["rule:member"], object = json["rule:object"];
  EXPECT_EQ(json.yes({.kind = FeatureKind::same, .part = string, .other = string, .scope = object}),
            "a STRING equals an earlier STRING in the same <object>");
  EXPECT_EQ(json.no({.kind = FeatureKind::twice, .part = string, .other = member, .scope = object}),
            "no two <member> in the same <object> have the same STRING");
}

TEST(Phrases, OfJointsNameTheRuleOnce) {
  const Said xml("xml");
  const Feature price = xml.equal("token:NAME", "price"), item = xml.equal("token:NAME", "item"),
                currency = xml.equal("token:NAME", "currency");
  const Feature dot{.kind = FeatureKind::contains, .part = xml["token:STRING"], .text = "."};
  EXPECT_EQ(xml.yes(xml.joint("rule:element", price, currency, "-")),
            "an <element> contains NAME = \"price\" but no NAME = \"currency\"");
  EXPECT_EQ(xml.no(xml.joint("rule:element", price, currency, "-1")),
            "no <element> itself has NAME = \"price\" but no NAME = \"currency\"");
  EXPECT_EQ(xml.yes(xml.joint("rule:attribute", price, dot, "")),
            "an <attribute> has NAME = \"price\" and a STRING containing \".\"")
      << "attributes don't nest";
  EXPECT_EQ(xml.yes(xml.joint("rule:element", price, xml.joint("rule:element", item, currency, "-"), "1")),
            "an <element> itself has NAME = \"price\" and contains NAME = \"item\" but no NAME = \"currency\"");
  EXPECT_EQ(xml.yes(xml.joint("rule:element", price, xml.joint("rule:element", item, dot, "1"), "-1")),
            "an <element> itself has NAME = \"price\" and is no <element> that itself has NAME = \"item\" and a STRING "
            "containing \".\"");
}

TEST(Phrases, OfTheJointOfAnotherPartStandLast) {
  const Said xml("xml");
  const Feature price = xml.equal("token:NAME", "price"), item = xml.equal("token:NAME", "item");
  const Feature dot{.kind = FeatureKind::contains, .part = xml["token:STRING"], .text = "."};
  const Feature attribute = xml.joint("rule:attribute", dot, price, "-");
  EXPECT_EQ(
      xml.yes(xml.joint("rule:element", price, attribute, "-")),
      "an <element> contains NAME = \"price\" but no <attribute> that has a STRING containing \".\" and lacks NAME = "
      "\"price\"");
  EXPECT_EQ(
      xml.yes(xml.joint("rule:element", attribute, item, "-")),
      "an <element> contains no NAME = \"item\" but an <attribute> that has a STRING containing \".\" and lacks NAME "
      "= \"price\"");
  EXPECT_EQ(xml.yes(xml.joint("rule:element", xml.joint("rule:element", price, item, "1"), dot, "")),
            "an <element> contains a STRING containing \".\" and is or contains an <element> that itself has NAME = "
            "\"item\" and NAME = \"price\"");
}

TEST(Phrases, BeginWithWhatTheJointHoldsFor) {
  const Said json("json"), csv("csv");
  const Feature child{
      .kind = FeatureKind::child, .part = json["rule:value"], .alternative = 0, .other = json["rule:json"]};
  const Feature user = json.equal("token:STRING", "\"user\"");
  EXPECT_EQ(json.yes(json.joint("rule:value", child, user, "-1")),
            "a <value> = <object> directly in a <json> itself has no STRING = \"user\"");
  EXPECT_EQ(json.no(json.joint("rule:value", child, user, "-1")),
            "every <value> = <object> directly in a <json> itself has STRING = \"user\"");
  EXPECT_EQ(json.yes(json.joint("rule:value", child, user, "-")),
            "a <value> = <object> directly in a <json> contains no STRING = \"user\"");
  EXPECT_EQ(json.yes(json.joint("rule:value", child, user, "")),
            "a <value> contains STRING = \"user\" and is or contains <value> = <object> directly in a <json>");
  const Feature comma{.kind = FeatureKind::contains, .part = csv["token:QUOTED"], .text = ","};
  const Feature last = csv.joint("rule:field", comma, {.kind = FeatureKind::last, .part = csv["rule:field"]}, "1");
  EXPECT_EQ(csv.yes(last), "the last <field> has a QUOTED containing \",\"");
  EXPECT_EQ(csv.no(last), "no last <field> has a QUOTED containing \",\"");
}

/// Only models in files have such, see model_json.cpp.
TEST(Phrases, OfDeeperJointsHaveBrackets) {
  const Said xml("xml");
  const Feature price = xml.equal("token:NAME", "price");
  const Feature dot{.kind = FeatureKind::contains, .part = xml["token:STRING"], .text = "."};
  const Feature attribute = xml.joint("rule:attribute", dot, price, "-");
  const Feature content = xml.joint("rule:content", attribute, price, "");
  EXPECT_EQ(
      xml.yes(xml.joint("rule:element", content, price, "-")),
      "an <element> contains no NAME = \"price\" but a <content> that contains NAME = \"price\" and (an <attribute> "
      "that has a STRING containing \".\" and lacks NAME = \"price\")");
}

}  // namespace
}  // namespace hone
