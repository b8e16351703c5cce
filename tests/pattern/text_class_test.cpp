#include "pattern/text_class.h"

#include <gtest/gtest.h>

#include <functional>

namespace hone {
namespace {

TEST(TextClass, AFormMayExceptWords) {
  const TextClass form{TextClass::Kind::form, "[^]*:[^]*"};
  EXPECT_TRUE(form.holds("x:y"));
  EXPECT_FALSE(form.holds("book"));
  const std::optional<TextClass> less = withoutWordsOf(form, "a:book", "xml:book");
  ASSERT_TRUE(less);
  EXPECT_FALSE(less->holds("xml:y"));
  EXPECT_TRUE(less->holds("x:book"));
  EXPECT_FALSE(withoutWordsOf(form, "a:book", "book:a"));
}

TEST(TextClass, OfBytesNamesEach) {
  const TextClass some{TextClass::Kind::bytes, "00-1f 41 ff"};
  for (const std::string& one : {std::string(1, '\0'), std::string("\x1f"), std::string("A"), std::string("\xff")})
    EXPECT_TRUE(some.holds(one));
  for (const char* other : {"B", " ", "", "AA", "\xfe"}) EXPECT_FALSE(some.holds(other)) << other;
  for (const char* written : {"00-1f 41 ff", "00-ff", "7f"}) EXPECT_EQ(writtenBytes(*readBytes(written)), written);
  for (const char* bad : {"", "0", "g0", "41-", "42-41", "41,42", "41 ", "0x41", "-1", "410"})
    EXPECT_FALSE(readBytes(bad)) << bad;
}

/// The bound that is found, if values from `limit` on belong to the class.
std::string boundFound(const TextClass& from, const std::vector<std::string>& outside, std::string_view text,
                       const std::function<bool(const std::string&)>& isInside) {
  Bisection bisection(from, outside);
  for (int asked = 0; const std::optional<std::string> value = bisection.next(text); ++asked) {
    EXPECT_LT(asked, 64);
    bisection.learn(isInside(*value));
  }
  return bisection.found().bound;
}

TEST(Bisection, FindsTheBound) {
  using enum TextClass::Kind;
  auto isPort = [](const std::string& text) { return std::stol(text) > 65535; };
  EXPECT_EQ(boundFound({atLeast, "70000"}, {"8", "443"}, "70000", isPort), "65536");
  EXPECT_EQ(boundFound({atMost, "-90"}, {"7"}, "-90", [](const std::string& text) { return std::stol(text) < -3; }),
            "-4");
  auto isLong = [](const std::string& text) { return text.size() >= 10; };
  EXPECT_EQ(boundFound({charsAtLeast, "20"}, {"ab"}, "abcdefghij0123456789", isLong), "10");
  EXPECT_EQ(boundFound({charsAtMost, "2"}, {"abcdef"}, "ab", [&](const std::string& text) { return text.size() < 5; }),
            "4");
}

TEST(Bisection, LeavesABoundThatIsNoWholeNumber) {
  using enum TextClass::Kind;
  EXPECT_FALSE(Bisection({atLeast, "1.5"}, {"1"}).next("1.5"));
  EXPECT_FALSE(Bisection({atLeast, "5"}, {"x"}).next("5"));
  EXPECT_FALSE(Bisection({negative, ""}, {"3"}).next("-3"));
}

}  // namespace
}  // namespace hone
