// Files without an extension, files that are no text, and results without a name.
#include "end_to_end.h"

namespace hone {
namespace {

using testing::HasSubstr;
using testing::Not;
using namespace std::string_literals;

class FirstGuesses : public EndToEnd {
 protected:
  FirstGuesses() { script("needle.sh", "grep -q needle \"$1\""); }
};

TEST_F(FirstGuesses, TheContentsTellTheLanguageOfAFuzzersFile) {
  write("id:000000,sig:06", R"([1, 2, "needle"])");
  const Ended ended = hone({"reduce", "id:000000,sig:06", "-o", "out", "--test", "needle.sh", "--stats", "stats.json"});
  EXPECT_THAT(ended.err, HasSubstr("the contents read as json, so hone takes that; --language NAME names another"));
  EXPECT_EQ(nlohmann::json::parse(read("stats.json"))["language"], "json");
}

TEST_F(FirstGuesses, TriageHasAPlaceForItsBugs) {
  fs::create_directory(path("crashes"));
  write("crashes/id:000000,sig:06", R"([1, 2, "needle"])");
  const Ended ended = hone({"triage", "crashes", "--test", "needle.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(ended.err, HasSubstr("the contents read as json"));
  EXPECT_TRUE(fs::exists(path("crashes.bugs/SUMMARY.md")));
}

TEST_F(FirstGuesses, BytesAreShownAsADump) {
  write("crash.bin", "\x7f\x45LF\1\1\1\0\0\0\0\0\2\0\3\0needle\0\0"s);
  for (const char* mode : {"generalize", "explain"}) {
    const Ended ended = hone({mode, "crash.bin", "-o", "out.json", "--max-tests", "60", "--test", "needle.sh"});
    EXPECT_THAT(ended.err,
                HasSubstr("which is no text, so hone uses the generic one; --language bytes takes it byte by "
                          "byte"))
        << mode;
    EXPECT_THAT(ended.out, Not(HasSubstr("\x7f"))) << mode;
  }
  script("elf.sh", "head -c 2 \"$1\" | grep -q '^\x7f\x45'");
  const Ended ended = hone({"generalize", "crash.bin", "-o", "out.json", "--language", "bytes", "--test", "elf.sh"});
  EXPECT_THAT(ended.out, HasSubstr("the reduced input:\n00000000: 7f45"));
}

TEST_F(FirstGuesses, AGrammarThatTakesAnythingIsNoJudge) {
  write("broken.foo", "what may this be\n");
  for (const char* option : {"--check", "--grammar-only"}) {
    const Ended ended = hone({"repair", "broken.foo", option});
    EXPECT_EQ(ended.exit, 2);
    EXPECT_THAT(ended.err,
                HasSubstr("broken.foo: no grammar tells whether it is right, only its brackets and quotes are"));
  }
}

TEST_F(FirstGuesses, JsonWithCommentsIsReadAsSuchButForARepair) {
  write("settings.json", "{\n  // of an editor\n  \"a\": [1, \"needle\",],\n}\n");
  const Ended ended = hone({"reduce", "settings.json", "-o", "out.json", "--test", "needle.sh"});
  EXPECT_THAT(ended.err, HasSubstr("settings.json has comments, so hone reads it as json5"));
  EXPECT_THAT(ended.err, Not(HasSubstr("syntax error")));
  EXPECT_EQ(hone({"repair", "settings.json", "--grammar-only", "-o", "fixed.json"}).exit, 0);
  EXPECT_THAT(read("fixed.json"), Not(HasSubstr("//")));
}

}  // namespace
}  // namespace hone
