#include "repair/plain_encoding.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

using namespace std::string_literals;

struct Fault {
  std::string text, plain, description;
};

class PlainEncoding : public testing::TestWithParam<Fault> {};

TEST_P(PlainEncoding, IsMadeOfFaults) {
  const EncodingFaults faults = findEncodingFaults(GetParam().text, nullptr);
  EXPECT_EQ(applied(GetParam().text, faults.mended), GetParam().plain);
  EXPECT_EQ(faults.description, GetParam().description);
}

/// The line ends in a cell belong to it: readers of tables keep them.
TEST(PlainEncodingOfTables, LeavesCellsAlone) {
  const std::shared_ptr<Language> csv = Language::bundled("csv"), sql = Language::bundled("sql");
  auto plain = [](const std::string& text, const std::shared_ptr<Language>& language) {
    return applied(text, findEncodingFaults(text, language.get()).mended);
  };
  EXPECT_EQ(findEncodingFaults("a,b\r\n1,\"x\ny\"\r\n", csv.get()).description, "");
  EXPECT_EQ(findEncodingFaults("a,b\n1,\"x\r\ny\"\n", csv.get()).description, "");
  EXPECT_EQ(plain("a,b\r\n1,\"x\ny\"\r\n2,3\n", csv), "a,b\r\n1,\"x\ny\"\r\n2,3\r\n");
  EXPECT_EQ(plain("a,b\n1,\"x\"\"\r\ny\"\n2,3\r\n4,5\n", csv), "a,b\n1,\"x\"\"\r\ny\"\n2,3\n4,5\n");
  EXPECT_EQ(plain("\xEF\xBB\xBF\"a\r\nb\",c\n1,caf\xE9\n", csv), "\"a\r\nb\",c\n1,caf\u00E9\n");
  EXPECT_EQ(plain("-- don't\nSELECT 'x\r\ny';\r\nSELECT 2;\n", sql), "-- don't\nSELECT 'x\r\ny';\nSELECT 2;\n");
}

INSTANTIATE_TEST_SUITE_P(
    All, PlainEncoding,
    testing::Values(Fault{"plain \u00E4\n", "plain \u00E4\n", ""}, Fault{"", "", ""},
                    Fault{"\xFF\xFE[\0\xE4\0]\0"s, "[\u00E4]", "is UTF-16"},
                    Fault{"\xFE\xFF\0a\xD8\x3D\xDE\x00"s, "a\U0001F600", "is UTF-16"},
                    Fault{"\0[\0]"s, "[]", "is UTF-16"}, Fault{"\xFE\xFF\xD8\x3D\0x"s, "\uFFFDx", "is UTF-16"},
                    Fault{"\xFF\xFE\0\0[\0\0\0"s, "[", "is UTF-32"},
                    Fault{"\xEF\xBB\xBF{}", "{}", "has a byte order mark"},
                    Fault{"caf\xE9 \x80 \u00E4", "caf\u00E9 \u20AC \u00E4", "has 2 bytes outside UTF-8"},
                    Fault{"\xED\xA0\xBD\xED\xB8\x80 \xED\xA0\xBD.", "\U0001F600 \uFFFD.", "has 2 surrogates"},
                    Fault{"\u00E4 \xF0\x9F\x98.", "\u00E4 \uFFFD.", "has 1 byte outside UTF-8"},
                    Fault{"a\0\0b"s, "ab", "has 2 NUL bytes"},
                    Fault{"a\r\nb\r\nc\n", "a\r\nb\r\nc\r\n", "has mixed line ends, 2 CRLF and 1 LF"},
                    Fault{"a\r\nb\nc\n", "a\nb\nc\n", "has mixed line ends, 1 CRLF and 2 LF"},
                    Fault{"a\r\nb\r\n", "a\r\nb\r\n", ""}));

}  // namespace
}  // namespace hone
