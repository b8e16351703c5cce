#include "pattern/text_class.h"

#include <gtest/gtest.h>

namespace hone {
namespace {

TEST(TextClass, AShapeHasTheSamePunctuation) {
  const TextClass shape{TextClass::Kind::shape, "a:book"};
  EXPECT_TRUE(shape.holds("x:y"));
  EXPECT_FALSE(shape.holds("book"));
  EXPECT_FALSE(shape.holds("a:b:c"));
  EXPECT_FALSE(shape.holds("a-book"));
}

TEST(TextClass, AShapeMayExceptWords) {
  const TextClass shape{TextClass::Kind::shape, "a:book"};
  const std::optional<TextClass> less = withoutWordsOf(shape, "xml:book");
  ASSERT_TRUE(less);
  EXPECT_FALSE(less->holds("xml:y"));
  EXPECT_TRUE(less->holds("x:book"));
  EXPECT_FALSE(withoutWordsOf(shape, "book:a"));
}

TEST(TextClass, OneWordHasNoShape) {
  for (const TextClass& one : classesOf("-3", {"8"})) EXPECT_NE(one.kind, TextClass::Kind::shape);
  const std::vector<TextClass> classes = classesOf("a:b", {"c"});
  EXPECT_TRUE(std::ranges::any_of(classes, [](const TextClass& c) { return c.kind == TextClass::Kind::shape; }));
}

}  // namespace
}  // namespace hone
