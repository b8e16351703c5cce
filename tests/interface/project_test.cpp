// `hone::reduce` of a project, as a program that links the library calls it.
#include <gtest/gtest.h>

#include <algorithm>

#include "hone/hone.h"
#include "parse/project_language.h"
#include "text/archive.h"

namespace hone {
namespace {

/// Five megabytes of modules, of which one counts.
std::string largeProject() {
  std::string module;
  while (module.size() < 250'000) module += "def f(a):\n    if a:\n        return a\n    return 1\n";
  std::vector<FileToArchive> files;
  for (int i = 0; i < 20; ++i)
    files.push_back({std::to_string(i % 4) + "/m" + std::to_string(i) + ".py", 0644, false,
                     module + (i == 13 ? "def g(b):\n    if b:\n        needle()\n" : "")});
  return archiveOf(files);
}

/// In a block.
bool hasNeedle(std::string_view archive) {
  const auto files = filesOf(archive);
  return files && std::ranges::any_of(*files, [](const ArchivedFile& file) {
           return file.stored.find("  needle()") != std::string_view::npos;
         });
}

Verdict findsNeedle(std::string_view archive) { return hasNeedle(archive) ? Verdict::fail : Verdict::pass; }

TEST(ProjectInterface, WholeFilesOfALargeProjectGoFirst) {
  CallableTest test(findsNeedle);
  const Reduction reduction = reduce(largeProject(), projectLanguage(languageOfFile, true), test);
  EXPECT_TRUE(hasNeedle(reduction.text));
  EXPECT_EQ(filesOf(reduction.text)->size(), 1u);
  EXPECT_LT(reduction.text.size(), 60u) << reduction.text;
  EXPECT_TRUE(reduction.minimal);
  EXPECT_LT(reduction.search.tests, 100u);
}

TEST(ProjectInterface, ALimitMayComeBeforeAnyFileIsParsed) {
  CallableTest test(findsNeedle);
  RunSettings settings;
  settings.maxTests = 6;
  const Reduction reduction = reduce(largeProject(), projectLanguage(languageOfFile, true), test, {}, settings);
  EXPECT_EQ(reduction.stop, Stop::maxTests);
  EXPECT_TRUE(hasNeedle(reduction.text));
  EXPECT_LT(filesOf(reduction.text)->size(), 20u);
  EXPECT_FALSE(reduction.minimal);
}

TEST(ProjectInterface, ALargeProjectThatDoesNotFailStaysAsItIs) {
  CallableTest test([](std::string_view) { return Verdict::pass; });
  const std::string project = largeProject();
  const Reduction reduction = reduce(project, projectLanguage(languageOfFile, true), test);
  EXPECT_FALSE(reduction.interesting);
  EXPECT_EQ(reduction.text, project);
}

}  // namespace
}  // namespace hone
