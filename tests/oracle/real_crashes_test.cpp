// The signatures of what real programs print; tests/oracle/crashes/record says how the outputs were made.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "oracle/crash_signature.h"

namespace hone {
namespace {

namespace fs = std::filesystem;

const fs::path folder = fs::path(HONE_SOURCE_DIR) / "tests/oracle/crashes";

/// The first line of the file says how the program ended, "exit 1" or "signal 6", the rest is what it printed.
std::string signatureOfOutput(const fs::path& file) {
  std::ifstream stream(file);
  std::string how;
  int number = 0;
  stream >> how >> number;
  stream.get();
  std::ostringstream output;
  output << stream.rdbuf();
  return signatureOf(how == "exit" ? findCrash(number, 0, "", output.str()) : findCrash(-1, number, "", output.str()));
}

/// Signatures by "kind/bug", from the lines of the folder's file `signatures`.
std::map<std::string, std::string> expectedSignatures() {
  std::map<std::string, std::string> expected;
  std::ifstream stream(folder / "signatures");
  for (std::string line; std::getline(stream, line);) {
    const size_t colon = line.find(": ");
    expected[line.substr(0, colon)] = line.substr(colon + 2);
  }
  return expected;
}

/// Signatures by "kind/bug", of all inputs.
std::map<std::string, std::set<std::string>> realSignatures() {
  std::map<std::string, std::set<std::string>> real;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".txt") continue;
    const fs::path bug = entry.path().lexically_relative(folder).parent_path() / entry.path().stem().stem();
    real[bug].insert(signatureOfOutput(entry.path()));
  }
  return real;
}

TEST(RealCrashes, HaveOneSignatureWhateverTheInput) {
  const std::map<std::string, std::string> expected = expectedSignatures();
  ASSERT_GT(expected.size(), 90u);
  std::map<std::string, std::set<std::string>> wanted;
  for (const auto& [bug, signature] : expected) wanted[bug] = {signature};
  const auto real = realSignatures();
  for (const auto& [bug, signatures] : real) EXPECT_EQ(signatures, wanted[bug]) << bug;
  EXPECT_EQ(real.size(), wanted.size());
}

TEST(RealCrashes, OfDifferentBugsHaveDifferentSignatures) {
  std::map<std::pair<std::string, std::string>, std::string> seen;  // by kind and signature
  for (const auto& [bug, signature] : expectedSignatures()) {
    const std::string kind = bug.substr(0, bug.find('/'));
    EXPECT_TRUE(seen.emplace(std::pair(kind, signature), bug).second)
        << bug << " and " << seen.at({kind, signature}) << ": " << signature;
    EXPECT_TRUE(isCrash(signature)) << bug;
  }
}

}  // namespace
}  // namespace hone
