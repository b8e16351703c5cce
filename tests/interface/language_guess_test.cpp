#include <gtest/gtest.h>

#include "hone/language_choice.h"

namespace hone {
namespace {

using namespace std::string_literals;

std::string guessed(const std::vector<std::string>& texts) {
  const BundledLanguage* language = guessLanguage(texts);
  return language == nullptr ? "none" : language->name;
}

TEST(LanguageGuess, KnowsTheStricterLanguagesByTheirTexts) {
  for (const char* name :
       {"json", "jsonl", "json5", "xml",  "toml", "protobuf", "wat", "smtlib", "llvm",       "dot",
        "go",   "rust",  "java",  "glsl", "c",    "cpp",      "lua", "python", "javascript", "typescript"}) {
    std::vector<std::string> texts;
    for (std::string_view example : findBundled(name).examples) texts.emplace_back(example);
    EXPECT_EQ(guessed(texts), name);
  }
}

TEST(LanguageGuess, NeedsNotAllOfThem) {
  EXPECT_EQ(guessed({"[1, 2", "{\"a\": ", "[1, {\"a\": null}]", "}"}), "json") << "most findings are broken";
}

TEST(LanguageGuess, DoesNotGuessAtAnyPrice) {
  EXPECT_EQ(guessed({}), "none");
  EXPECT_EQ(guessed({"{}"}), "none") << "it may be of many languages";
  EXPECT_EQ(guessed({"It was a dark and stormy night; the rain fell in torrents.\n"}), "none");
  EXPECT_EQ(guessed({"[1, \"\0\"]"s}), "none") << "no text";
  EXPECT_EQ(guessed({"#!/usr/bin/env monty\nprint(1)\n"}), "none") << "it names another language";
  EXPECT_EQ(guessed({"[" + std::string(1 << 15, ' ') + "1]"}), "none") << "too long to be tried with each grammar";
}

}  // namespace
}  // namespace hone
