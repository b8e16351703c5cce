// The kept bytes of an input stay unchanged, whatever bytes it has.
#include "end_to_end.h"

namespace hone {
namespace {

using namespace std::string_literals;

struct OddInput {
  std::string name;
  std::string file;
  std::string bytes;
  std::string needle;   ///< what the test looks for, as grep -P has it
  size_t reducedBytes;  ///< to how few at least
};

void PrintTo(const OddInput& input, std::ostream* stream) { *stream << input.name; }

std::string allBytes() {
  std::string all;
  for (int byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
  return all;
}

class Bytes : public EndToEnd, public testing::WithParamInterface<OddInput> {};

/// Only the input itself fails, so rendering its tree must give back the same bytes.
TEST_P(Bytes, ComeBackWhereNothingCanGo) {
  write(GetParam().file, GetParam().bytes);
  write("same", GetParam().bytes);
  Ended ended = hone({"reduce", GetParam().file, "-o", "out", "--exit", "0", "--", "cmp", "-s", path("same"), "@@"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_EQ(read("out"), GetParam().bytes);
}

TEST_P(Bytes, StayInWhatIsKept) {
  write(GetParam().file, GetParam().bytes);
  script("test.sh", "LC_ALL=C grep -qaP '" + GetParam().needle + "' \"$1\"");
  Ended ended = hone({"reduce", GetParam().file, "-o", "out", "--test", "test.sh"});
  EXPECT_EQ(ended.exit, 0) << ended.err;
  EXPECT_THAT(read("out"), testing::SizeIs(testing::Le(GetParam().reducedBytes)));
  EXPECT_EQ(run(path("test.sh"), {path("out")}).exit, 0) << read("out");
}

INSTANTIATE_TEST_SUITE_P(
    EndToEnd, Bytes,
    testing::Values(OddInput{"Utf8", "in.json", "[\"a\", \"Grüße, 🙂\", \"b\"]\n",
                             "Gr\\xC3\\xBC.*\\xF0\\x9F\\x99\\x82", 19},
                    OddInput{"Latin1", "in.json", "[\"a\", \"Gr\xFC\xDF-\", \"b\"]\n"s, "Gr\\xFC\\xDF", 10},
                    OddInput{"CutUtf8", "in.txt", "one \xF0\x9F\x99 two\n"s, "\\xF0\\x9F\\x99(?!\\x82)", 5},
                    OddInput{"Crlf", "in.json", "[\r\n  1,\r\n  2,\r\n  3\r\n]\r\n", "^  2,?\\r$", 11},
                    OddInput{"Nul", "in.txt", "one\n\0two\0\nthree\n"s, "two\\x00", 5},
                    OddInput{"ByteOrderMark", "in.json", "\xEF\xBB\xBF[1, 2, 3]\n"s, "^\\xEF\\xBB\\xBF.*2", 7},
                    OddInput{"NoLastNewline", "in.dot", "digraph { a -> b; b -> c }", "a -> b", 18},
                    OddInput{"LoneCarriageReturns", "in.txt", "one\rtwo\rthree", "two", 4},
                    OddInput{"AllBytes", "in.txt", allBytes(), "\\xFE", 128}),
    nameOf<OddInput>);

using SyntaxErrors = EndToEnd;

TEST_F(SyntaxErrors, AreToldAndCostNoBytes) {
  const std::string broken = "{\"a\": [1, 2,, 3], \"b\" \"needle\" ]] ~ \"c\": }";
  write("in.json", broken);
  write("same", broken);
  Ended ended = hone({"reduce", "in.json", "-o", "out", "--exit", "0", "--", "cmp", "-s", path("same"), "@@"});
  EXPECT_EQ(ended.exit, 0);
  EXPECT_THAT(ended.err, oneLineWith("in.json:1:"));
  EXPECT_EQ(read("out"), broken);

  EXPECT_EQ(hone({"reduce", "in.json", "-o", "out", "--exit", "0", "--", "grep", "-q", "needle"}).exit, 0);
  EXPECT_LT(read("out").size(), broken.size());
  EXPECT_THAT(read("out"), testing::HasSubstr("needle"));
}

}  // namespace
}  // namespace hone
