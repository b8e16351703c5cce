// Properties of all texts of all bundled languages.
#include <gtest/gtest.h>

#include <map>

#include "../support/corpus.h"
#include "../support/sound.h"

namespace hone {
namespace {

std::string firstError(const Derivation& derivation) {
  if (derivation.errors.empty()) return "";
  return std::to_string(derivation.errors[0].offset) + ": " + derivation.errors[0].message;
}

Derivation parse(Language& language, std::string_view text) { return language.parse(text, detectEncoding(text)); }

class EveryLanguage : public ::testing::TestWithParam<std::string> {
 protected:
  std::shared_ptr<Language> language_ = Language::bundled(GetParam());
  Random random_{corpus::seed()};
};

INSTANTIATE_TEST_SUITE_P(Parse, EveryLanguage, ::testing::ValuesIn(corpus::languageNames()),
                         [](const auto& tested) { return tested.param; });

TEST_P(EveryLanguage, ParsesItsExamples) {
  auto examples = corpus::examples(GetParam());
  EXPECT_FALSE(examples.empty()) << "grammars/" << GetParam() << "/examples is empty";
  for (const auto& [name, plain] : examples) {
    const std::string text = language_->marked(plain, detectEncoding(plain));
    Derivation derivation = parse(*language_, text);
    EXPECT_TRUE(isSound(derivation, text)) << name;
    EXPECT_EQ(firstError(derivation), "") << name;
  }
}

TEST_P(EveryLanguage, ParsesWhatItsGrammarProduces) {
  constexpr size_t count = 150;
  TextProducer producer(language_);
  Chooser chooser = rareFirst(random_);
  size_t made = 0;
  for (size_t i = 0; i < count; ++i) {
    Layout layout = i % 2 == 0 ? Layout::wild : Layout::plain;
    auto produced = producer.produce(language_->start(), {80, random_.below(80)}, random_, chooser, layout);
    if (!produced) continue;
    ++made;
    Derivation derivation = parse(*language_, produced->text);
    ASSERT_EQ(firstError(derivation), "") << corpus::shown(produced->text);
    ASSERT_TRUE(isSound(derivation, produced->text)) << corpus::shown(produced->text);
    std::vector<std::pair<uint32_t, std::string>> wanted, found;
    size_t next = 0;
    for (const ProducedNode& node : produced->nodes)
      if (node.kind == ProducedNode::Kind::token) {
        if (node.symbol != endOfFile) wanted.emplace_back(node.symbol, produced->tokens[next]);
        ++next;
      }
    for (const Node& node : derivation.nodes)
      if (node.kind == NodeKind::token && node.symbol != endOfFile)
        found.emplace_back(node.symbol, produced->text.substr(node.textBegin, node.textEnd - node.textBegin));
    ASSERT_EQ(found, wanted) << corpus::shown(produced->text);
  }
  EXPECT_GT(made, count * 9 / 10);
}

TEST_P(EveryLanguage, LosesNoByteOfBrokenTexts) {
  auto samples = corpus::examples(GetParam());
  for (auto& sample : corpus::produced(language_, 40, 60, random_)) samples.push_back(std::move(sample));
  for (size_t i = 0; i < samples.size(); ++i)
    for (int times = 0; times < 8; ++times) {
      std::string text = samples[i].text;
      if (text.size() > 20'000) text.resize(20'000);
      for (int damage = 0; damage <= times % 4; ++damage)
        text = corpus::damaged(text, samples[random_.below(samples.size())].text, random_);
      ASSERT_TRUE(isSound(parse(*language_, text), text)) << samples[i].name << ": " << corpus::shown(text);
    }
}

TEST_P(EveryLanguage, LosesNoByteOfAnyBytes) {
  std::vector<std::string> texts = {"",         "\xEF\xBB\xBF", "\xEF\xBB",  std::string(1, '\0'), "\r\n",
                                    "\n\r\n\r", "\xFF\xFE",     "\xE9t\xE9", "\xC3\xA9t\xC3\xA9",  "a\xEF\xBB\xBF"};
  for (size_t i = 0; i < 300; ++i) {
    // Sometimes from few values, so that there are repetitions.
    uint64_t values = i % 3 == 0 ? 256 : i % 3 == 1 ? 128 : 4;
    std::string text;
    for (uint64_t length = random_.below(200); length > 0; --length) {
      char c = static_cast<char>(random_.below(values));
      text += values == 4 ? "\"{\n<"[static_cast<size_t>(c)] : c;
    }
    texts.push_back(std::move(text));
  }
  for (const std::string& text : texts) ASSERT_TRUE(isSound(parse(*language_, text), text)) << corpus::shown(text);
}

TEST_P(EveryLanguage, HasMinimalTextsThatAreItsRules) {
  for (RuleId rule = 0; rule < language_->grammar().ruleNames.size(); ++rule) {
    const auto* minimal = language_->minimal(rule);
    if (minimal == nullptr) continue;
    for (const MinimalToken& token : *minimal) {
      const std::string* text = language_->minimalToken(token.type);
      ASSERT_NE(text, nullptr);
      EXPECT_EQ(*text, token.text);
    }
  }
  for (Symbol type = 1; type < language_->grammar().tokenTypeCount(); ++type) {
    const std::string* text = language_->minimalToken(type);
    if (text == nullptr) continue;
    bool lexes = false;
    for (uint32_t mode = 0; mode < language_->grammar().lexer.modeStart.size() && !lexes; ++mode) {
      Token token = language_->lexer().next(*text, Encoding::utf8, 0, language_->lexer().only(mode), true);
      lexes = token.type == type && token.end == text->size();
    }
    EXPECT_TRUE(lexes) << language_->grammar().tokenNames[static_cast<size_t>(type)] << ": " << *text;
  }
}

/// A text that is nested as deep as wanted.
struct Nesting {
  std::string before, opening, inner, closing, after;
  std::string text(size_t depth) const {
    std::string all = before;
    for (size_t i = 0; i < depth; ++i) all += opening;
    all += inner;
    for (size_t i = 0; i < depth; ++i) all += closing;
    return all + after;
  }
};

std::vector<Nesting> nestings(std::string_view language) {
  static const std::map<std::string_view, std::vector<Nesting>> all = {
      {"c", {{"int x = ", "(", "1", ")", ";"}, {"void f(void) {", "if (1) {", "", "}", "}"}}},
      {"calc", {{"", "(", "1", ")", ""}}},
      {"clojure", {{"", "(", "a", ")", ""}, {"", "'", "a", "", ""}}},
      {"cpp",
       {{"int x = ", "(", "1", ")", ";"}, {"void f() {", "if (1) {", "", "}", "}"}, {"A<", "A<", "int", ">", "> x;"}}},
      {"css", {{"", "a{", "", "}", ""}}},
      {"dot", {{"graph ", "{", "a", "}", ""}}},
      {"find", {{"find ", "\\( ", "-print", " \\)", ""}}},
      {"generic", {{"", "[{", "a", "}]", ""}}},
      {"grep", {{"grep '", "\\(", "a", "\\)", "'"}}},
      {"html", {{"", "<div>", "a", "</div>", ""}, {"", "<b>", "a", "", ""}}},
      {"java", {{"class A { int x = ", "(", "1", ")", "; }"}, {"", "class A {", "", "}", ""}}},
      {"javascript", {{"", "(", "1", ")", ""}, {"", "{", "", "}", ""}}},
      {"json", {{"", "{\"a\":[", "1", "]}", ""}}},
      {"lua", {{"x = ", "(", "1", ")", ""}, {"", "do ", "", " end", ""}}},
      {"regexp", {{"", "(", "a", ")", ""}}},
      {"rust", {{"const X: A = ", "(", "1", ")", ";"}, {"fn f() {", "if 1 {", "", "}", "}"}}},
      {"sql", {{"select ", "(", "1", ")", ";"}}},
      {"xml", {{"", "<a>", "b", "</a>", ""}}},
  };
  auto found = all.find(language);
  return found == all.end() ? std::vector<Nesting>{} : found->second;
}

TEST_P(EveryLanguage, NestsAsDeepAsTheTextSays) {
  auto known = nestings(GetParam());
  if (known.empty()) GTEST_SKIP() << "nothing nests in this language";
  for (const Nesting& nesting : known) {
    std::string text = nesting.text(100'000);
    Derivation derivation = parse(*language_, text);
    EXPECT_EQ(firstError(derivation), "") << nesting.opening;
    EXPECT_TRUE(isSound(derivation, text)) << nesting.opening;
  }
}

TEST_P(EveryLanguage, SurvivesWhatIsNeverClosed) {
  for (const Nesting& nesting : nestings(GetParam())) {
    // In grep's patterns a group may end without a bracket, so each further level takes longer.
    size_t depth = GetParam() == "grep" ? 100 : 5'000;
    std::string text = nesting.text(depth);
    text.resize(text.size() - nesting.closing.size() * depth - nesting.after.size());
    EXPECT_TRUE(isSound(parse(*language_, text), text)) << nesting.opening;
  }
}

}  // namespace
}  // namespace hone
