// Names of files and what programs print may hold commands for a terminal: none of these gets there from hone.
#include "end_to_end.h"

namespace hone {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr const char* shownTitle = "\\x1b]0;PWNED\\x07";

class ForeignText : public EndToEnd {
 protected:
  ForeignText() {
    write(odd("in", ".json"), R"([1,2,"needle"])");
    script("said.sh", "grep -q needle \"$1\" || exit 1\nprintf 'sig\\033]0;PWNED\\007\\033[2J\\n'");
  }

  /// A name that sets the title of a terminal.
  static std::string odd(const std::string& stem, const std::string& extension) {
    return stem + "\033]0;PWNED\007" + extension;
  }

  void expectHarmless(const Ended& ended, const std::string& what) {
    EXPECT_THAT(ended.out + ended.err, Not(HasSubstr("\033"))) << what;
    EXPECT_THAT(ended.out + ended.err, Not(HasSubstr("\007"))) << what;
    EXPECT_THAT(ended.out + ended.err, HasSubstr(shownTitle)) << what;
  }
};

TEST_F(ForeignText, OfTheTestedProgramIsSpelledOut) {
  const Ended ended = hone({"reduce", odd("in", ".json"), "-o", "o.json", "--same-crash", "--test", "said.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr(std::string("the input's failure: sig") + shownTitle + "\\x1b[2J"));
  expectHarmless(ended, "reduce");
}

TEST_F(ForeignText, InNamesOfFilesIsSpelledOut) {
  const std::string in = odd("in", ".json");
  using Words = std::vector<std::string>;
  for (const Words& words :
       {Words{"generalize", in, "-o", odd("p", ".json"), "-c", "grep -q needle \"$1\""},
        Words{"explain", in, "-o", odd("m", ".json"), "--max-tests", "40", "-c", "grep -q needle \"$1\""},
        Words{"match", "--pattern", odd("p", ".json"), in}, Words{"predict", "--model", odd("m", ".json"), in},
        Words{"parse", odd("none", ".json")}, Words{"match", "--pattern", odd("none", ".json"), in},
        Words{"reduce", in, "--dry-run", "-c", "grep -q needle \"$1\""}, Words{"reduce", in, "-c", "exit 1"},
        Words{"reduce", in, "--" + odd("x", "")}, Words{"repair", in, "--grammar-only"},
        Words{"repair", in, "--check", "--language", odd("x", "")}, Words{odd("x", "")}})
    expectHarmless(hone(words), testing::PrintToString(words));
}

TEST_F(ForeignText, OfFindingsIsSpelledOut) {
  fs::create_directory(path("found"));
  fs::copy_file(path(odd("in", ".json")), path("found/" + odd("a", ".json")));
  expectHarmless(hone({"triage", "found", "-o", "bugs", "--test", "said.sh"}), "triage");
  const std::string summary = read("bugs/SUMMARY.md");
  EXPECT_THAT(summary, Not(HasSubstr("\033")));
  EXPECT_THAT(summary, HasSubstr(shownTitle));
}

}  // namespace
}  // namespace hone
