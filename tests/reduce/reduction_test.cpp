// Whole reductions with predicates on the text, without processes.

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <set>

#include "../support/next_candidate.h"
#include "reduce/pipeline.h"
#include "reduce/reduce.h"
#include "reduce/unit_pass.h"
#include "tree/render.h"

namespace hone {
namespace {

using Predicate = std::function<bool(const std::string&)>;

struct Reduced {
  std::string text;
  int tests = 0;
};

Reduced runReduction(const std::string& language, const std::string& text, const Predicate& fails,
                     ReduceOptions options = {}) {
  TreePtr tree = Tree::parse(Language::bundled(language), text);
  std::unique_ptr<Strategy> strategy = makeReduction(tree, options);
  Reduced result;
  size_t last = text.size();
  bool leftLanguage = false;
  while (auto candidate = nextCandidate(*strategy)) {
    bool loose = candidate->pass == "loose";
    if (!loose && !leftLanguage) {
      EXPECT_TRUE(Tree::parse(tree->sharedLanguage(), candidate->bytes)->errors().empty()) << candidate->bytes;
    }
    bool interesting = fails(candidate->bytes);
    leftLanguage |= loose && interesting;
    if (interesting) last = candidate->bytes.size();
    // A copy must go the same way.
    if (++result.tests % 5 == 0) strategy = strategy->clone();
    strategy->learn(interesting ? Verdict::fail : result.tests % 2 == 0 ? Verdict::pass : Verdict::unresolved);
    EXPECT_LT(result.tests, 5000);
  }
  result.text = static_cast<const Pipeline&>(*strategy).best();
  EXPECT_EQ(result.text.size(), last);
  return result;
}

Predicate contains(std::string needle) {
  return [=](const std::string& text) { return text.find(needle) != std::string::npos; };
}

const std::string json = R"({
  "first": [1, 2, {"deep": [null, true, "needle", 4.25]}],
  "second": {"a": 1, "b": [[], {}], "c": "text"},
  "third": 12345
}
)";

TEST(Reduction, LeavesTheNeedleAlone) { EXPECT_EQ(runReduction("json", json, contains("needle")).text, "\"needle\""); }

TEST(Reduction, KeepsWhatMustStayTogether) {
  Predicate both = [](const std::string& text) {
    return text.find("needle") != std::string::npos && text.find("12345") != std::string::npos;
  };
  std::string text = runReduction("json", json, both).text;
  EXPECT_TRUE(both(text));
  EXPECT_LE(text.size(), std::string(R"({"":["needle"],"":12345})").size());
}

TEST(Reduction, RemovesTheFirstElementOfASeparatedList) {
  EXPECT_EQ(runReduction("json", "[1, 2, 3]", contains("2")).text, "2");
  Predicate inList = [](const std::string& text) { return text.starts_with('[') && text.ends_with("3]"); };
  EXPECT_EQ(runReduction("json", "[1, 2, 3]", inList).text, "[3]");
}

TEST(Reduction, RenamesAllOccurrencesTogether) {
  Predicate usedTwice = [](const std::string& text) {
    size_t name = text.find("int ");
    if (name == std::string::npos) return false;
    size_t end = text.find('=', name);
    if (end == std::string::npos) return false;
    std::string declared = text.substr(name + 4, end - name - 4);
    return !declared.empty() && text.find("(" + declared + ")") != std::string::npos;
  };
  std::string text = runReduction("c", "int counter=0;\nvoid use(void) { print(counter); }\n", usedTwice).text;
  EXPECT_TRUE(usedTwice(text));
  EXPECT_EQ(text.find("counter"), std::string::npos) << text;
}

TEST(Reduction, EndsForEveryVerdict) {
  // Whatever the test says, the candidates only get smaller.
  for (int modulus = 1; modulus < 6; ++modulus) {
    int asked = 0;
    runReduction("json", json, [&](const std::string&) { return ++asked % modulus == 0; });
  }
}

TEST(Reduction, RunsOnlyThePassesAskedFor) {
  ReduceOptions options;
  options.passes = {"coarse"};
  EXPECT_EQ(runReduction("json", "[10, 20, 30]", contains("20"), options).text, "[ 20]");
  options.passes = {"nonsense"};
  EXPECT_THROW(makeReduction(Tree::parse(Language::bundled("json"), "1"), options), std::exception);
}

const std::string program = R"(
int scale(int value, int factor);
int unused(int a) { return a * 2; }
int scale(int value, int factor) {
  if (value > 3) { return factor / 0; }  // the one
  return unused(value) + 12345;
}
)";

TEST(Reduction, EveryPassAndPhaseAloneKeepsTheFailure) {
  std::vector<std::string> names = passNames();
  names.insert(names.end(), {"prune", "coarse-prune", "prune+hoist", "coarse-prune+hoist"});
  for (const std::string& name : names) {
    SCOPED_TRACE(name);
    ReduceOptions options;
    options.passes = {name};
    EXPECT_NE(runReduction("c", program, contains("/ 0"), options).text.find("/ 0"), std::string::npos);
  }
}

TEST(Reduction, OfMoreEffortIsNoLarger) {
  size_t last = program.size();
  for (Effort effort : {Effort::quick, Effort::normal, Effort::max}) {
    ReduceOptions options;
    options.effort = effort;
    size_t size = runReduction("c", program, contains("/ 0"), options).text.size();
    EXPECT_LE(size, last);
    last = size;
  }
}

TEST(Reduction, OfAnyLayoutHasTheSameTokens) {
  auto withoutBlanks = [](std::string text) {
    std::erase_if(text, [](unsigned char c) { return std::isspace(c); });
    return text;
  };
  Predicate fails = [&](const std::string& text) {
    std::string bare = withoutBlanks(text);
    return bare.find("if(") != std::string::npos && bare.find("factor/0") != std::string::npos;
  };
  ReduceOptions tight, pretty;
  pretty.layout = ResultLayout::pretty;
  std::string tightText = runReduction("c", program, fails, tight).text;
  std::string prettyText = runReduction("c", program, fails, pretty).text;
  EXPECT_EQ(withoutBlanks(prettyText), withoutBlanks(tightText));
  EXPECT_NE(prettyText.find("factor / 0"), std::string::npos) << prettyText;
  EXPECT_EQ(tightText.find('\n'), std::string::npos) << tightText;
}

TEST(Reduction, IsLaidOutBesideDirectives) {
  ReduceOptions pretty;
  pretty.layout = ResultLayout::pretty;
  const auto fails = [](const std::string& text) {
    return text.find("#pragma pack(1)\n") != text.npos && text.find("int x;") != text.npos;
  };
  EXPECT_EQ(
      runReduction("c", "#include <stdio.h>\n#pragma pack(1)\nint a;struct s{int x;int y;}b;\n", fails, pretty).text,
      "#pragma pack(1)\nint x;\n");
}

TEST(Reduction, LeavesOneLineBreakOfAGapThatMustStay) {
  const auto fails = [](const std::string& text) {
    return text.starts_with("a=0") && text.ends_with("x()") && (text[3] == '\n' || text[3] == ' ');
  };
  EXPECT_EQ(runReduction("lua", "a=0\n\n\n   x()", fails).text, "a=0\nx()");
}

TEST(Reduction, OfUnknownTextsUnwrapsBlocksOfLines) {
  const std::string text =
      "set(a 1)\nif(b)\n  foreach(c)\n    needle(1)\n    other(2)\n  endforeach()\nelse()\n  other(3)\nendif()\n";
  const auto fails = [](const std::string& candidate) {
    auto count = [&](const std::string& word) {
      size_t found = 0;
      for (size_t at = candidate.find(word); at != candidate.npos; at = candidate.find(word, at + 1)) ++found;
      return found;
    };
    const bool isBalanced =
        count("\nif(") + candidate.starts_with("if(") == count("endif") && count("endforeach") * 2 == count("foreach");
    return isBalanced && count("needle(") == 1;
  };
  ReduceOptions options;
  options.passes = {"lines"};
  EXPECT_EQ(runReduction("generic", text, fails, options).text, "    needle(1)\n");
}

TEST(Reduction, OfAPassThatAsksInVainLetsOthersHaveATurn) {
  // Nothing of 2000 elements can go, but their digits can.
  std::string text = "[1";
  for (int i = 0; i < 2000; ++i) text += ",77";
  text += "]";
  TreePtr tree = Tree::parse(Language::bundled("json"), text);
  ReduceOptions options;
  options.passes = {"coarse", "literals"};
  std::unique_ptr<Strategy> strategy = makeReduction(tree, options);
  int tests = 0;
  bool shorter = false;
  while (!shorter && tests < 1500) {
    auto candidate = nextCandidate(*strategy);
    ASSERT_TRUE(candidate);
    ++tests;
    shorter = std::ranges::count(candidate->bytes, ',') == 2000;
    strategy->learn(shorter ? Verdict::fail : Verdict::pass);
  }
  EXPECT_TRUE(shorter);
  EXPECT_LT(tests, 400);
}

TEST(Reduction, OfManyLevelsDoesNotTakeThemOneByOne) {
  constexpr size_t levels = 3000;
  std::string text;
  for (size_t i = 0; i < levels; ++i) text += "[1,";
  text += "\"needle\"" + std::string(levels, ']');
  Reduced reduced = runReduction("json", text, contains("needle"));
  EXPECT_EQ(reduced.text, "\"needle\"");
  EXPECT_LT(reduced.tests, 600);
}

TEST(Reduction, WorksInsideBrokenText) {
  TreePtr tree = Tree::parse(Language::bundled("json"), "[1, 2, @!, {\"a\": }, \"needle\"]");
  ASSERT_FALSE(tree->errors().empty());
  std::unique_ptr<Strategy> strategy = makeReduction(tree, {});
  while (auto candidate = nextCandidate(*strategy))
    strategy->learn(contains("needle")(candidate->bytes) ? Verdict::fail : Verdict::pass);
  EXPECT_LT(static_cast<const Pipeline&>(*strategy).best().size(), tree->bytes().size() / 2);
}

/// Skips a pass whenever it comes; the passes that learned a verdict.
std::set<std::string_view> passesWithout(std::string_view skipped, Pipeline& pipeline) {
  std::set<std::string_view> run;
  while (auto candidate = nextCandidate(pipeline)) {
    if (candidate->pass == skipped) {
      EXPECT_TRUE(pipeline.skip());
    } else {
      run.insert(candidate->pass);
      pipeline.learn(contains("needle")(candidate->bytes) ? Verdict::fail : Verdict::pass);
    }
  }
  return run;
}

TEST(Reduction, ASkippedPassLeavesTheRestToTheOthers) {
  ReduceOptions options;
  options.passes = {"coarse", "hoist", "proof"};
  auto pipeline = makeReduction(Tree::parse(Language::bundled("json"), json), options);
  EXPECT_EQ(passesWithout("coarse", *pipeline), (std::set<std::string_view>{"hoist", "proof"}));
  EXPECT_TRUE(pipeline->minimal());
  EXPECT_FALSE(pipeline->skip()) << "it is over";
}

TEST(Reduction, ASkippedProofProvesNothing) {
  ReduceOptions options;
  options.passes = {"coarse", "hoist", "proof"};
  auto pipeline = makeReduction(Tree::parse(Language::bundled("json"), json), options);
  EXPECT_EQ(passesWithout("proof", *pipeline), (std::set<std::string_view>{"coarse", "hoist"}));
  EXPECT_FALSE(pipeline->minimal());
}

/// A pass that removes the elements of the list one by one, or all but the first.
PassKind removing(std::string_view name, bool together) {
  auto make = [together](TreePtr tree, bool) {
    std::vector<NodeId> elements;
    for (NodeId id = 1; id < tree->size(); ++id)
      if (tree->node(id).isIteration()) elements.push_back(id);
    std::vector<Unit> units;
    if (together)
      units.push_back([=](Edits& edits) {
        for (size_t i = 1; i < elements.size(); ++i) edits.remove(elements[i]);
      });
    for (size_t i = 0; !together && i < elements.size(); ++i)
      units.push_back([element = elements[i]](Edits& edits) { edits.remove(element); });
    return makeGreedyPass(std::move(tree), std::move(units));
  };
  return {.name = name, .make = make};
}

// It removed a thousandth of the text in each twentieth test, which was enough to keep all others from their turn.
TEST(Reduction, APassOfSmallGainsIsPreempted) {
  std::string text;
  for (int i = 0; i < 1000; ++i) text += i % 20 == 0 ? '0' : '1';
  Pipeline pipeline(Tree::parse(Language::bundled("bytes"), text), {removing("single", false), removing("all", true)},
                    Rounds::bestFirst);
  std::vector<std::string_view> passes;
  while (auto candidate = nextCandidate(pipeline)) {
    passes.push_back(candidate->pass);
    const bool fails = std::ranges::count(candidate->bytes, '1') == 950 || candidate->bytes.size() == 1;
    pipeline.learn(fails ? Verdict::fail : Verdict::pass);
  }
  EXPECT_EQ(pipeline.best().size(), 1u);
  EXPECT_LT(std::ranges::find(passes, "all") - passes.begin(), 500);
}

/// An independent check: no single removal of a list element or replacement by a minimal text is left to do.
TEST(Reduction, IsOneTreeMinimal) {
  Predicate fails = [](const std::string& text) {
    return std::count(text.begin(), text.end(), '[') >= 3 && text.find(':') != std::string::npos;
  };
  std::string text = runReduction("json", json, fails).text;
  TreePtr tree = Tree::parse(Language::bundled("json"), text);
  for (NodeId id = 1; id < tree->size(); ++id) {
    for (bool minimal : {false, true}) {
      const Node& node = tree->node(id);
      if (minimal ? node.kind != NodeKind::rule : !node.isQuantified() && node.kind != NodeKind::hidden) continue;
      Edits edits(tree->size());
      minimal ? edits.replaceByMinimal(id) : edits.remove(id);
      auto rendered = render(*tree, edits);
      bool smaller = rendered && rendered->bytes.size() < text.size();
      EXPECT_FALSE(smaller && fails(rendered->bytes)) << rendered->bytes;
    }
  }
}

}  // namespace
}  // namespace hone
