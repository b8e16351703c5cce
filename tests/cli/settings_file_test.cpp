#include <gmock/gmock.h>

#include "cli/configuration.h"
#include "text/user_error.h"

namespace hone {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<std::string> valuesOf(const std::string& value) {
  const std::vector<Setting> settings = readSettings("key = " + value, "f.toml");
  return settings.size() == 1 ? settings.front().values : std::vector<std::string>{"not one setting"};
}

std::string complaint(const std::string& text) {
  try {
    readSettings(text, "f.toml");
  } catch (const UserError& error) {
    return error.what();
  }
  return "";
}

TEST(SettingsFile, TellsTablesKeysAndLines) {
  const std::vector<Setting> settings = readSettings("a = 1\n\n# b = 2\n[ reduce ]  # a comment\r\nc-d = 3", "f.toml");
  ASSERT_EQ(settings.size(), 2u);
  EXPECT_EQ(settings[0].table + "/" + settings[0].key, "/a");
  EXPECT_EQ(settings[1].table + "/" + settings[1].key, "reduce/c-d");
  EXPECT_EQ(settings[1].line, 5u);
  EXPECT_THAT(readSettings("", "f.toml"), IsEmpty());
  EXPECT_EQ(readSettings("\xEF\xBB\xBF"
                         "a = 1",
                         "f.toml")
                .at(0)
                .key,
            "a");
}

TEST(SettingsFile, ReadsValues) {
  EXPECT_THAT(valuesOf("true"), ElementsAre("true"));
  EXPECT_THAT(valuesOf("-1.5e3 # number"), ElementsAre("-1.5e3"));
  EXPECT_THAT(valuesOf("\"a # b, [c] \\\"d\\\" \\\\ e\""), ElementsAre("a # b, [c] \"d\" \\ e"));
  EXPECT_THAT(valuesOf("'C:\\x \"y\"'"), ElementsAre("C:\\x \"y\""));
  EXPECT_THAT(valuesOf("\"\""), ElementsAre(""));
  EXPECT_THAT(valuesOf("./a/b.so"), ElementsAre("./a/b.so"));
}

TEST(SettingsFile, ReadsLists) {
  EXPECT_THAT(valuesOf("[]"), IsEmpty());
  EXPECT_THAT(valuesOf("[1,'b c' , d]"), ElementsAre("1", "b c", "d"));
  EXPECT_THAT(valuesOf("[\n  \"a\",  # first\n  \"b\",\n]"), ElementsAre("a", "b"));
}

TEST(SettingsFile, NamesTheLineOfAMistake) {
  EXPECT_THAT(complaint("a = 1\nb = [[["), HasSubstr("f.toml:2: a value is missing before '[['"));
  EXPECT_THAT(complaint("a = [1,\n2"), HasSubstr("the list of a isn't closed"));
  EXPECT_THAT(complaint("a = [1 2]"), HasSubstr("lacks a comma"));
  EXPECT_THAT(complaint("a.b = 1"), HasSubstr("below a line [COMMAND]"));
  EXPECT_THAT(complaint("a ="), HasSubstr("f.toml:1: a has no value"));
  EXPECT_THAT(complaint("a"), HasSubstr("f.toml:1: a has no value"));
  EXPECT_THAT(complaint("a = 'b"), HasSubstr("a string isn't closed"));
  EXPECT_THAT(complaint("a = \"\\x\""), HasSubstr("backslash"));
  EXPECT_THAT(complaint("a = b c"), HasSubstr("'c' is too much"));
  EXPECT_THAT(complaint("[reduce"), HasSubstr("isn't closed"));
  EXPECT_THAT(complaint("[]"), HasSubstr("the name of a table is missing"));
  EXPECT_THAT(complaint("\xff\xfe"), HasSubstr("has no value"));
}

}  // namespace
}  // namespace hone
