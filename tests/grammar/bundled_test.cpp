#include "grammar/bundled.h"

#include <gtest/gtest.h>

#include <set>

#include "text/user_error.h"

namespace hone {
namespace {

std::string called(std::string_view name) { return findBundled(name).name; }

std::string of(const char* file) {
  const BundledLanguage* language = bundledForName(file);
  return language == nullptr ? "none" : language->name;
}

TEST(BundledLanguages, HaveTheNamesThatPeopleUse) {
  for (const char* name : {"cpp", "c++", "C++", "cxx", "CPlusPlus"}) EXPECT_EQ(called(name), "cpp");
  for (const char* name : {"js", "node", "JavaScript", "mjs"}) EXPECT_EQ(called(name), "javascript");
  EXPECT_EQ(called("py"), "python");
  EXPECT_EQ(called("ts"), "typescript");
  EXPECT_EQ(called("bash"), "shell");
  EXPECT_EQ(called("yml"), "yaml");
  EXPECT_EQ(called("golang"), "go");
  EXPECT_EQ(called("C"), "c");
  EXPECT_EQ(called("binary"), "bytes");
  EXPECT_EQ(called("jsonc"), "json5");
  EXPECT_THROW(called("klingon"), UserError);
}

TEST(BundledLanguages, ShareNoNames) {
  std::set<std::string> names;
  for (const BundledLanguage& language : bundledLanguages()) {
    EXPECT_TRUE(names.insert(language.name).second) << language.name;
    for (const std::string& alias : language.aliases) EXPECT_TRUE(names.insert(alias).second) << alias;
    for (const std::string& file : language.files) EXPECT_TRUE(names.insert(file).second) << file;
    for (const std::string& extension : language.extensions) EXPECT_TRUE(names.insert(extension).second) << extension;
  }
}

TEST(BundledLanguages, OfJsonWithCommentsIsThatOfSettings) {
  EXPECT_EQ(bundledForText("a.json", "{\"a\": \"http://x\", \"\\\"//\": 1}")->name, "json");
  EXPECT_EQ(bundledForText("a.json", "// of an editor\n{}")->name, "json5");
  EXPECT_EQ(bundledForText("a.json", "{\"a\": 1 /* b */}")->name, "json5");
  EXPECT_EQ(bundledForText("a.jsonl", "// x\n{}")->name, "jsonl");
  EXPECT_EQ(bundledForText("a", "#!/bin/sh\n")->name, "shell");
  EXPECT_EQ(bundledForText("a", "text"), nullptr);
}

TEST(BundledLanguages, AreToldByTheNamesOfFiles) {
  for (const char* file : {"a.json", "a.geojson", "a.gltf", "a.webmanifest", "package-lock.json", "d/Pipfile.lock"})
    EXPECT_EQ(of(file), "json") << file;
  for (const char* file : {"a.jsonc", "a.json5", "a.code-workspace", "tsconfig.json", "bun.lock"})
    EXPECT_EQ(of(file), "json5") << file;
  for (const char* file : {"a.jsonl", "a.NDJSON"}) EXPECT_EQ(of(file), "jsonl") << file;
  for (const char* file : {"poetry.lock", "uv.lock", "pdm.lock", "Pipfile", "pylock.toml"})
    EXPECT_EQ(of(file), "toml") << file;
  EXPECT_EQ(of("yarn.lock"), "yaml");
  EXPECT_EQ(of("pnpm-lock.yaml"), "yaml");
  EXPECT_EQ(of("a.c"), "c");
  EXPECT_EQ(of("a.C"), "cpp") << "as for compilers";
  EXPECT_EQ(of("other.lock"), "none");
  EXPECT_EQ(of("a.foo"), "none");
}

}  // namespace
}  // namespace hone
