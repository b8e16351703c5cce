// Circumstances that are more than a word or a number: a length, a depth, an equality, run time. Each is found with
// each of six seeds.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <regex>
#include <sstream>

#include "explain/show_model.h"
#include "simulated.h"

namespace hone {
namespace {

class CircumstancesOf : public testing::TestWithParam<uint64_t> {
 protected:
  Model learn(const std::string& languageName, const std::vector<std::string>& inputs, const Program& program) {
    language_ = Language::bundled(languageName);
    model_ = explainProgram(language_, inputs, program, {.seed = GetParam()}).explanation.model;
    return model_;
  }

  void expectForecasts(bool fail, const std::vector<std::string>& texts) {
    for (const std::string& text : texts)
      EXPECT_EQ(predictsFail(model_, language_, text), fail) << text << "\n" << tree();
  }

  bool forecast(const std::string& text) const { return predictsFail(model_, language_, text); }

  size_t leaves() const { return model_.leafCount(); }
  std::string tree() const { return toText(model_, Parts(language_->grammar())); }

 private:
  std::shared_ptr<Language> language_;
  Model model_;
};

/// NetHack read lines of its configuration into a buffer of fixed size.
TEST_P(CircumstancesOf, ALineThatIsTooLong) {
  Program program = [](const std::string& text) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
      if (line.size() > 619) return Verdict::fail;
    return Verdict::pass;
  };
  Model model = learn("ini", {"[game]\nname=" + std::string(700, 'x') + "\ncolor=red\n"}, program);
  bool found = false;
  for (const ModelNode& node : model.nodes)
    if (!node.isLeaf() && model.features[node.feature].kind == FeatureKind::length)
      found |= node.threshold >= 614 && node.threshold <= 624;
  EXPECT_TRUE(found) << tree();
  std::string name(613 - std::string_view("name=").size(), 'n');
  expectForecasts(false, {"name=" + name + "\n", "[a]\nname=" + name + "\nname=" + name + "\n"});
  expectForecasts(true, {"name=" + name + "0123456789ab\n", "a=b\n[a]\nname=0123456789ab" + name + "\n"});
}

TEST_P(CircumstancesOf, NestingThatIsTooDeep) {
  Program program = [](const std::string& text) {
    int depth = 0, deepest = 0;
    bool quoted = false;
    for (size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '\\')
        ++i;
      else if (text[i] == '"')
        quoted = !quoted;
      else if (!quoted && text[i] == '[')
        deepest = std::max(deepest, ++depth);
      else if (!quoted && text[i] == ']')
        --depth;
    }
    return deepest > 5 ? Verdict::fail : Verdict::pass;
  };
  learn("json", {"[[[[[[[[1]]]]]]]]"}, program);
  expectForecasts(true, {"[[[[[[1]]]]]]", "[0,[[[[[true]]]]],[]]", "[[[[[[]]]]]]"});
  expectForecasts(false, {"[[[[[1]]]]]", "{\"a\":[[],[],[[]],[],[],[],[]]}", "[[[[[]]]],[[[[]]]]]"});
}

TEST_P(CircumstancesOf, TwoTextsThatAreEqual) {
  Program program = [](const std::string& text) {
    // Other line ends, assignments and quotes are none of its business.
    for (char c : text)
      if (!std::isalnum(static_cast<unsigned char>(c)) && std::string_view("=[] \n").find(c) == std::string_view::npos)
        return Verdict::unresolved;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
      std::string plain;
      for (char c : line)
        if (c != ' ' && c != '\t' && c != '\r') plain += c;
      size_t equals = plain.find('=');
      if (equals == std::string::npos || equals == 0) continue;
      if (plain.substr(0, equals) == plain.substr(equals + 1)) return Verdict::fail;
    }
    return Verdict::pass;
  };
  learn("ini", {"[path]\nhome=home\nroot=usr\n", "lib=lib\n", "a=b\nx=x\n"}, program);
  expectForecasts(true, {"[x]\nlib=lib\n", "a=b\nbin=bin\nc=d\n"});
  expectForecasts(false, {"[x]\nlib=bin\n", "home=root\nroot=usr\n"});
}

/// Seconds on a clock of its own: squares of the lengths of lists, for it looks for doubles by comparing all with all.
TEST_P(CircumstancesOf, AListThatTakesTooLong) {
  Program program = [](const std::string& text) {
    std::vector<uint64_t> elements;  // of open lists
    uint64_t comparisons = 0;
    for (char c : text) {
      if (c == '[') elements.push_back(0);
      if (elements.empty()) continue;
      if (c == ',') ++elements.back();
      if (c == ']') {
        comparisons += elements.back() * elements.back();
        elements.pop_back();
      }
    }
    double seconds = 1e-3 * static_cast<double>(comparisons);
    return seconds > 0.9 ? Verdict::fail : Verdict::pass;
  };
  std::string list;
  for (int i = 0; i < 60; ++i) list += i == 0 ? "1" : ",1";
  learn("json", {"{\"a\": [2], \"b\": [" + list + "]}"}, program);
  auto ones = [](int count) {
    std::string text = "[1";
    for (int i = 1; i < count; ++i) text += ", 1";
    return text + "]";
  };
  expectForecasts(true, {ones(34), "{\"x\": " + ones(45) + "}", "[" + ones(70) + "]"});
  expectForecasts(false, {ones(27), "[" + ones(5) + "," + ones(20) + "]", "{\"a\": " + ones(10) + ", \"b\": {}}"});
}

/// As `jq 'map(. - 1)'`: of a list or an object, all values must be numbers. Several ways to fail, and lengths or
/// counts, which tell most of the inputs apart too, have nothing to do with it.
TEST_P(CircumstancesOf, AValueThatIsNoNumberInAListOrAnObject) {
  Program program = [](const std::string& text) {
    int depth = 0;
    for (size_t i = 0; i < text.size(); ++i) {
      const char c = text[i];
      if (static_cast<unsigned char>(c) >= 128) return Verdict::unresolved;
      if (c == '[' || c == '{') {
        if (++depth == 2) return Verdict::fail;
      } else if (c == 't' || c == 'f' || c == 'n') {
        if (depth > 0) return Verdict::fail;
        while (i + 1 < text.size() && std::isalpha(static_cast<unsigned char>(text[i + 1]))) ++i;
      } else if (c == '"') {
        for (++i; i < text.size() && text[i] != '"'; ++i)
          if (text[i] == '\\') ++i;
        size_t next = text.find_first_not_of(" \t\r\n", i + 1);
        bool isName = next != std::string::npos && text[next] == ':';
        if (depth > 0 && !isName) return Verdict::fail;
      }
    }
    return Verdict::pass;
  };
  learn("json", {"[3, \"x\", 5]"}, program);
  // Some may be wrong: exceptions that no input came across (one of the six seeds has 7 right).
  int right = 0;
  const char* texts[] = {"[true]",
                         "[1, 2, 3, 4, 5, 6, 7, \"long enough to be longer\"]",
                         "[[1, 2], 3]",
                         "{\"a\": null}",
                         "{\"a\": 1, \"b\": false}",
                         "[1]",
                         "[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]",
                         "{\"a\": 1, \"b\": 2.5}",
                         "\"x\"",
                         "null"};
  for (const char* text : texts) right += forecast(text) == (program(text) == Verdict::fail);
  EXPECT_GE(right, 7) << tree();
  EXPECT_LE(leaves(), 24u) << tree();
}

/// That others have one tells nothing.
TEST_P(CircumstancesOf, APartThatIsLeftOut) {
  Program program = [](const std::string& text) {
    static const std::regex unnamed(R"(\bsubgraph\s*\{)", std::regex::icase);
    const bool isPlain = std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 128; });
    if (!isPlain || text.find_first_of("\"</#") != std::string::npos) return Verdict::unresolved;
    return std::regex_search(text, unnamed) ? Verdict::fail : Verdict::pass;
  };
  learn("dot", {"digraph{subgraph x{a} subgraph{b}}"}, program);
  expectForecasts(true, {"digraph{subgraph{a}}", "graph{subgraph z{} subgraph{c} subgraph q{}}"});
  expectForecasts(false, {"digraph{subgraph z{a}}", "graph{a;subgraph q{b}}", "graph{{}}"});
}

INSTANTIATE_TEST_SUITE_P(SixSeeds, CircumstancesOf, testing::Range<uint64_t>(0, 6));

}  // namespace
}  // namespace hone
