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

}  // namespace
}  // namespace hone
