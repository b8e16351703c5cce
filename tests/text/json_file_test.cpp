#include "text/json_file.h"

#include <gtest/gtest.h>

#include <functional>

#include "text/user_error.h"

namespace hone {
namespace {

std::string complaint(std::string_view text, const std::function<void(const JsonValue&)>& read) {
  try {
    const JsonFile file(text, "p.json", "make it anew");
    read(file.root());
  } catch (const UserError& error) {
    return error.what();
  }
  return "none";
}

TEST(JsonFile, GivesItsValues) {
  const JsonFile file(R"({"a": [1, 2.5, "x", true, null], "b": {"c": ["y", "z"]}})", "p.json", "");
  const std::vector<JsonValue> items = file.root().at("a").items();
  ASSERT_EQ(items.size(), 5u);
  EXPECT_EQ(items[0].whole<uint8_t>(), 1);
  EXPECT_EQ(items[0].number(), 1);
  EXPECT_EQ(items[1].number(), 2.5);
  EXPECT_EQ(items[2].text(), "x");
  EXPECT_TRUE(items[2].is("x"));
  EXPECT_TRUE(items[3].flag());
  EXPECT_TRUE(items[4].isNull());
  EXPECT_FALSE(file.root().find("c"));
  ASSERT_EQ(file.root().members().size(), 2u);
  EXPECT_EQ(file.root().members()[1].second.at("c").texts(), (std::vector<std::string>{"y", "z"}));
}

TEST(JsonFile, SaysWhereAndWhatIsWrong) {
  constexpr const char* text = R"({"places": [{"nodes": [1, -1, 300, 1e9]}], "name": 7})";
  auto node = [](size_t i) {
    return [i](const JsonValue& root) { root.at("places").items()[0].at("nodes").items()[i].whole<uint8_t>(); };
  };
  EXPECT_EQ(complaint(text, node(0)), "none");
  EXPECT_EQ(complaint(text, node(1)), "p.json: places[0].nodes[1]: it should be a whole number; make it anew");
  EXPECT_EQ(complaint(text, node(2)), "p.json: places[0].nodes[2]: it should be at most 255; make it anew");
  EXPECT_EQ(complaint(text, node(3)), "p.json: places[0].nodes[3]: it should be a whole number; make it anew");
  EXPECT_EQ(complaint(text, [](const JsonValue& root) { root.at("name").text(); }),
            "p.json: name: it should be a text; make it anew");
  EXPECT_EQ(complaint(text, [](const JsonValue& root) { root.at("rate"); }),
            "p.json: \"rate\" is missing; make it anew");
  EXPECT_EQ(complaint("[]", [](const JsonValue& root) { root.at("rate"); }),
            "p.json: it should be an object; make it anew");
}

TEST(JsonFile, SaysWhereItIsNone) {
  auto nothing = [](const JsonValue&) {};
  EXPECT_EQ(complaint("{\n  \"a\": x\n}", nothing).substr(0, 29), "p.json:2:8: not valid JSON (s");
  EXPECT_EQ(complaint("", nothing).substr(0, 28), "p.json:1:1: not valid JSON (");
  EXPECT_EQ(complaint("{\"a\": 1", nothing).find("json.exception"), std::string::npos);
  // Depth uses no stack.
  EXPECT_NE(complaint(std::string(1'000'000, '['), nothing), "none");
}

}  // namespace
}  // namespace hone
