#include "repair/oracle_guided_repair.h"

#include <gtest/gtest.h>

#include <regex>

#include "repair/repair.h"
#include "simulated_oracle.h"

namespace hone {
namespace {

std::string scriptRow(int i, const std::string& table) {
  return "INSERT INTO " + table + " VALUES(" + std::to_string(i) + ",'name');\n";
}

/// As a database that knows one table: what the grammar would complete is refused, as names that it invents are.
bool knowsTheTable(std::string_view script) {
  static const std::regex row("INSERT INTO cities VALUES\\([0-9]+,'name'\\);");
  for (size_t begin = 0; begin < script.size();) {
    const size_t end = std::min(script.find('\n', begin), script.size());
    const std::string line(script.substr(begin, end - begin));
    if (!line.empty() && !std::regex_match(line, row)) return false;
    begin = end + 1;
  }
  return true;
}

TEST(OracleGuidedRepair, TakesABadStatementOutAndNoGoodOne) {
  std::string script, good;
  for (int i = 0; i < 64; ++i) {
    const bool bad = i == 20 || i == 41;
    script += scriptRow(i, bad ? "lost.people" : "cities");
    if (!bad) good += scriptRow(i, "cities");
  }
  RepairResult result;
  const uint64_t tests = judged(knowsTheTable, [&](Oracle& oracle) {
    result = repair(oracle, script, Language::bundled("sql"), RepairOptions());
  });
  ASSERT_EQ(result.repairs.size(), 1u);
  EXPECT_EQ(result.repairs[0].text, good);
  EXPECT_LE(tests, 400u);
}

TEST(OracleGuidedRepair, DoesEverywhereWhatHelpedTwice) {
  std::string broken = "graph {\n";
  for (int i = 0; i < 40; ++i) broken += "a" + std::to_string(i) + " -> b;\n";
  broken += "}\n";
  RepairResult result;
  const auto undirected = [](std::string_view text) {
    return text.find("graph") != text.npos && text.find("->") == text.npos;
  };
  const uint64_t tests = judged(
      undirected, [&](Oracle& oracle) { result = repair(oracle, broken, Language::bundled("dot"), RepairOptions()); });
  ASSERT_EQ(result.repairs.size(), 1u);
  EXPECT_EQ(std::ranges::count(result.repairs[0].text, ';'), 40);
  EXPECT_LE(tests, 100u);
}

/// Of a broken text by the program, and how many tests that took.
std::pair<std::string, uint64_t> repairedBy(const std::function<bool(std::string_view)>& accepts,
                                            const std::string& broken, const std::string& language) {
  RepairResult result;
  const uint64_t tests = judged(accepts, [&](Oracle& oracle) {
    result = repair(oracle, broken, language.empty() ? nullptr : Language::bundled(language), RepairOptions());
  });
  return {result.repairs.empty() ? "" : result.repairs[0].text, tests};
}

TEST(OracleGuidedRepair, TriesAKnownSlipEverywhereAtFirst) {
  const auto directed = [](std::string_view text) {
    return text.starts_with("digraph") && text.find("--") == std::string_view::npos;
  };
  RepairResult result;
  const uint64_t tests = judged(directed, [&](Oracle& oracle) {
    result = repair(oracle, "graph {\na -> b;\nb -> c;\n}\n", Language::bundled("dot"), RepairOptions());
  });
  ASSERT_EQ(result.repairs.size(), 1u);
  EXPECT_EQ(result.repairs[0].text, "digraph {\na -> b;\nb -> c;\n}\n");
  EXPECT_LE(tests, 2u);
}

TEST(OracleGuidedRepair, TakesControlCharactersOut) {
  const auto plain = [](std::string_view text) { return text.find('\x13') == std::string_view::npos; };
  EXPECT_EQ(repairedBy(plain, "<a>mostem\x13 przy</a>", "xml").first, "<a>mostem przy</a>");
}

/// More than one line needs a slip of a higher rank.
TEST(OracleGuidedRepair, MendsAllLinesThatAreNoOthersSlips) {
  const auto quoted = [](std::string_view text) {
    return text.find("= p") == std::string_view::npos && text.find("= M") == std::string_view::npos;
  };
  EXPECT_EQ(repairedBy(quoted, "[a]\nname = pebble\nyear = 2021\nlicense = MIT\nn = 1\n", "toml").first,
            "[a]\nname = \"pebble\"\nyear = 2021\nlicense = \"MIT\"\nn = 1\n");
}

/// By the grammar, entries without a section are good until the first section comes.
TEST(OracleGuidedRepair, GivesEntriesTheHeaderThatTheyLack) {
  const auto hasHeader = [](std::string_view text) { return text.starts_with("["); };
  EXPECT_EQ(repairedBy(hasHeader, "name = x\nurls =\n    a = b\n    c d\n[tool]\ny = 1\n", "ini_strict").first,
            "[unnamed]\nname = x\nurls =\n    a = b\n    c d\n[tool]\ny = 1\n");
  EXPECT_EQ(repairedBy(hasHeader, "list = a, b\nskip = true\n\n[testenv]\ndeps = c\n", "ini_strict").first,
            "[unnamed]\nlist = a, b\nskip = true\n\n[testenv]\ndeps = c\n");
}

TEST(OracleGuidedRepair, TriesNoRestsOfARemovedStatement) {
  const std::string good = "create table t(id integer);\n";
  const auto knowsNoFunction = [](std::string_view script) {
    static const std::regex statement("\\s*(create table \\w+\\([^()]*\\)|insert into t values \\([^()]*\\))?\\s*");
    for (size_t begin = 0; begin <= script.size();) {
      const size_t end = std::min(script.find(';', begin), script.size());
      if (!std::regex_match(std::string(script.substr(begin, end - begin)), statement)) return false;
      begin = end + 1;
    }
    return true;
  };
  const auto [text, tests] =
      repairedBy(knowsNoFunction, good + "insert into t values (1, true, now());\ninsert into t values (2);\n", "sql");
  EXPECT_EQ(text, good + ";\ninsert into t values (2);\n");
  EXPECT_LE(tests, 40u);
}

TEST(OracleGuidedRepair, AsksForThePlaceThatTheGrammarSeesTooLate) {
  const auto inSections = [](std::string_view text) { return text.starts_with('[') && text.size() > 1; };
  std::string broken;
  for (int i = 0; i < 30; ++i) broken += "key" + std::to_string(i) + " = 1\n";
  broken += "[b]\nz = 3\n";
  const auto [text, tests] = repairedBy(inSections, broken, "ini_strict");
  EXPECT_EQ(text, "[unnamed]\n" + broken);
  EXPECT_LE(tests, 30u);
}

TEST(OracleGuidedRepair, ClosesWhatIsOpenAtTheEndOnLinesOfTheirOwn) {
  const auto blocks = [](std::string_view text) {
    int depth = 0;
    for (size_t begin = 0; begin < text.size() && depth >= 0;) {
      const size_t end = std::min(text.find('\n', begin), text.size());
      const std::string_view line = text.substr(begin, end - begin);
      if (line.ends_with('{'))
        ++depth;
      else if (line == "}")
        --depth;
      else if (!line.ends_with(';'))
        return false;
      begin = end + 1;
    }
    return depth == 0 && text.size() > 1;
  };
  const auto [text, tests] = repairedBy(blocks, "http {\nserver {\nlisten 80;\n}\n", "");
  EXPECT_EQ(text, "http {\nserver {\nlisten 80;\n}\n}");
  EXPECT_LE(tests, 2u);
}

}  // namespace
}  // namespace hone
