// Every run ends, whatever the passes propose and the test says.

#include "reduce/pipeline.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "../support/next_candidate.h"
#include "parse/islands.h"
#include "parse/project_language.h"
#include "reduce/reduce.h"
#include "reduce/unit_pass.h"
#include "text/archive.h"

namespace hone {
namespace {

/// How many candidates a test sees that every text containing `words` fails; at most 1000.
int candidatesUntilTheEnd(Pipeline& pipeline, const std::vector<std::string>& words) {
  for (int count = 0; count < 1000; ++count) {
    const std::optional<Candidate> candidate = nextCandidate(pipeline);
    if (!candidate) return count;
    const bool fails = std::ranges::all_of(
        words, [&](const std::string& word) { return candidate->bytes.find(word) != std::string::npos; });
    pipeline.learn(fails ? Verdict::fail : Verdict::pass);
  }
  return 1000;
}

TEST(Pipeline, EndsThoughFilesHoldNothingButDirectives) {
  const std::string archive = archiveOf({{"a.c", 0644, false, "#include \"a.h\""}, {"a.h", 0644, false, "#define A"}});
  const TreePtr tree = Tree::parse(projectLanguage(languageOfFile, true), archive);
  EXPECT_LT(candidatesUntilTheEnd(*makeReduction(tree, {}), {"#include", "#define"}), 200);
}

TEST(Pipeline, EndsThoughCandidatesHaveMoreTokensThanTheirEditsSay) {
  const auto html = Language::bundled("html");
  addBundledIslands(*html);
  // Writes another number into the script, which counts as one token until it is parsed.
  auto swap = [](TreePtr tree, bool) {
    NodeId island = 0;
    while (tree->node(island).kind != NodeKind::island) ++island;
    std::string text(tree->text(island));
    char& digit = text[text.find_first_of("12")];
    digit = digit == '1' ? '2' : '1';
    const auto symbol = static_cast<Symbol>(tree->node(island).symbol);
    auto tokens = std::make_shared<const std::vector<MinimalToken>>(std::vector<MinimalToken>{{symbol, text}});
    return makeGreedyPass(tree, {[=](Edits& edits) { edits.replaceByTokens(island, tokens); }});
  };
  Pipeline pipeline(Tree::parse(html, "<script>f(1)</script>"), {{.name = "swap", .make = swap}}, Rounds::inOrder);
  EXPECT_LT(candidatesUntilTheEnd(pipeline, {}), 10);
}

}  // namespace
}  // namespace hone
