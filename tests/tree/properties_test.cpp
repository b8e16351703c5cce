// A property of all trees: a rendered candidate parses, and has the tokens of the edited tree.
#include <gtest/gtest.h>

#include "../support/corpus.h"
#include "parse/islands.h"
#include "text/line_index.h"
#include "tree/kleene_lists.h"
#include "tree/renderer.h"

namespace hone {
namespace {

/// Changes a tree as reductions do, at random places, each place at most once.
class RandomEdits {
 public:
  RandomEdits(const Tree& tree, Random& random) : tree_(tree), random_(random), edits_(tree.size()) {}

  Edits make() {
    // Mostly a few, sometimes all over the tree.
    uint64_t share = uint64_t{1} << random_.below(8);
    for (NodeId id = 0; id < tree_.size(); ++id)
      if (random_.chance(1, share * 4)) editAt(id);
    return edits_;
  }

 private:
  void editAt(NodeId id) {
    if (touchedAbove(id)) return;
    const Node& node = tree_.node(id);
    switch (random_.below(4)) {
      case 0: replaceByMinimal(id); break;
      case 1:
        if (node.kind == NodeKind::rule) replaceByDescendant(id);
        break;
      default:
        for (const KleeneList& list : kleeneListsOf(tree_, id)) shorten(list);
        break;
    }
  }

  bool touchedAbove(NodeId id) const {
    for (; id != noNode; id = tree_.node(id).parent)
      if (edits_.touched(id)) return true;
    return false;
  }

  void replaceByMinimal(NodeId id) {
    const Node& node = tree_.node(id);
    Language& language = tree_.language(id);  // of an island, where the node is in one
    bool possible = node.kind == NodeKind::rule
                        ? language.minimal(node.symbol) != nullptr
                        : node.kind == NodeKind::token && language.minimalToken(static_cast<Symbol>(node.symbol));
    if (possible) edits_.replaceByMinimal(id);
  }

  void replaceByDescendant(NodeId id) {
    const Node& node = tree_.node(id);
    std::vector<NodeId> same;
    for (NodeId below = id + 1; below < node.end; ++below)
      if (tree_.node(below).kind == NodeKind::rule && tree_.node(below).symbol == node.symbol) same.push_back(below);
    if (!same.empty()) edits_.replaceBySubtree(id, random_.pick(same));
  }

  void shorten(const KleeneList& list) {
    for (const KleeneElement& element : list.elements)
      for (NodeId node : element.nodes)
        if (edits_.touched(node)) return;
    uint64_t outOf = random_.below(4) + 1;
    std::vector<bool> kept(list.elements.size());
    for (size_t i = 0; i < kept.size(); ++i) kept[i] = !random_.chance(1, outOf);
    keepOnly(tree_, list, kept, edits_);
  }

  const Tree& tree_;
  Random& random_;
  Edits edits_;
};

/// Arbitrary edits, even senseless ones: below each other, of hidden tokens, with parts from elsewhere.
Edits wildEdits(const Tree& tree, Random& random, Edits edits) {
  const uint64_t share = uint64_t{1} << random.below(10);
  for (NodeId id = 0; id < tree.size(); ++id) {
    if (!random.chance(1, share * 4)) continue;
    const Node& node = tree.node(id);
    const auto below = static_cast<NodeId>(id + random.below(node.end - id));
    switch (random.below(8)) {
      case 0: edits.replaceByMinimal(id); break;
      case 1: edits.replaceBySubtree(id, below); break;
      case 2:
        edits.replaceBySubtrees(id, {below, tree.node(below).end < node.end ? tree.node(below).end : below});
        break;
      case 3:
        if (node.isLeaf()) edits.replaceText(id, random.chance(1, 2) ? "x" : std::string(tree.text(below)) + "x");
        break;
      case 4: {
        const auto leaf = static_cast<NodeId>(random.below(tree.size()));
        if (random.chance(1, 8) && tree.node(leaf).isLeaf()) edits.replaceBySubtree(id, leaf);
        break;
      }
      case 5: edits.restore(id); break;
      default: edits.remove(id); break;
    }
  }
  return edits;
}

class EveryTree : public ::testing::TestWithParam<std::string> {
 protected:
  EveryTree() {
    addBundledIslands(*language_);
    samples_ = corpus::examples(GetParam());
    for (auto& sample : corpus::produced(language_, 60, 60, random_)) samples_.push_back(std::move(sample));
  }

  std::shared_ptr<Language> language_ = Language::bundled(GetParam());
  Random random_{corpus::seed()};
  std::vector<corpus::Sample> samples_;
};

INSTANTIATE_TEST_SUITE_P(Tree, EveryTree, ::testing::ValuesIn(corpus::languageNames()),
                         [](const auto& tested) { return tested.param; });

std::string describe(const std::vector<RenderedToken>& tokens) {
  std::string out;
  for (const RenderedToken& token : tokens) out += std::to_string(token.type) + ":" + token.text + " ";
  return corpus::shown(out);
}

TEST_P(EveryTree, RendersUnchangedAsItWas) {
  std::vector<corpus::Sample> texts = samples_;
  for (const auto& sample : samples_) {
    const std::string& other = random_.pick(samples_).text;
    texts.push_back({sample.name + ", damaged", corpus::damaged(sample.text, other, random_)});
  }
  for (const char* text : {"", "\r\n", "\xEF\xBB\xBF", "caf\xE9", "\xEF\xBB\xBFx\r\n\r\ny"})
    texts.push_back({text, text});
  for (int i = 0; i < 100; ++i) {
    std::string bytes;
    for (uint64_t length = random_.below(100); length > 0; --length) bytes += static_cast<char>(random_.below(256));
    texts.push_back({"random bytes", std::move(bytes)});
  }
  for (const auto& [name, text] : texts) {
    TreePtr tree = Tree::parse(language_, text);
    auto rendered = render(*tree, Edits(tree->size()));
    ASSERT_TRUE(rendered) << name;
    ASSERT_EQ(rendered->bytes, tree->bytes()) << name;
    ASSERT_EQ(tree->plainText(), text) << name;
    ASSERT_EQ(rendered->tokens, tree->tokenCount(tree->root())) << name;
  }
}

TEST_P(EveryTree, StaysGrammaticalUnderEdits) {
  size_t rendered = 0, tried = 0;
  for (const auto& [name, text] : samples_) {
    TreePtr tree = Tree::parse(language_, text);
    if (!tree->errors().empty()) continue;
    size_t rounds = text.size() > 10'000 ? 4 : 15;
    for (size_t round = 0; round < rounds; ++round) {
      Edits edits = RandomEdits(*tree, random_).make();
      ++tried;
      auto candidate = render(*tree, edits);
      if (!candidate) continue;
      ++rendered;
      TreePtr again = Tree::parse(language_, candidate->bytes, tree->encoding());
      std::vector<RenderedToken> wanted = renderedTokens(*tree, edits);
      std::vector<RenderedToken> found = renderedTokens(*again, Edits(again->size()));
      // A token with a new text may hold an island, whose tokens have the same text but other types.
      if (!findBundled(GetParam()).islands.empty())
        for (auto* tokens : {&wanted, &found})
          for (RenderedToken& token : *tokens) token.type = 0;
      ASSERT_EQ(found, wanted) << name << "\nfound  " << describe(found) << "\nwanted " << describe(wanted);
      ASSERT_TRUE(again->errors().empty())
          << name << ": " << LineIndex(candidate->bytes).at(again->errors()[0].offset).line << ": "
          << again->errors()[0].message << "\n--- of\n"
          << corpus::shown(text) << "\n--- became\n"
          << corpus::shown(candidate->bytes);
    }
  }
  EXPECT_GT(rendered, tried * 4 / 5);
}

/// Rendering by patches gives the same result as rendering the whole tree.
TEST_P(EveryTree, IsPatchedAsItIsRendered) {
  size_t written = 0, helped = 0;
  for (const auto& [name, whole] : samples_) {
    const std::string text =
        random_.chance(1, 3) ? corpus::damaged(whole, random_.pick(samples_).text, random_) : whole;
    TreePtr tree = Tree::parse(language_, text);
    Renderer renderer(tree);
    Edits edits(tree->size());
    std::shared_ptr<const Basis> basis;
    const size_t rounds = text.size() > 10'000 ? 4 : 20;
    for (size_t round = 0; round < rounds; ++round) {
      // Edits that build on earlier ones, so that cached results are used, and wrong ones would show.
      const Edits next = random_.chance(1, 2) ? RandomEdits(*tree, random_).make() : wildEdits(*tree, random_, edits);
      const std::optional<Rendered> wanted = render(*tree, next), found = renderer.render(next, basis.get());
      ASSERT_EQ(found.has_value(), wanted.has_value()) << name << "\n--- of\n" << corpus::shown(text);
      if (random_.chance(1, 2)) edits = next;
      // Sometimes an older one than the edits.
      if (random_.chance(1, 2)) basis = renderer.basis(edits, basis.get());
      if (!wanted) continue;
      ++written;
      helped += basis != nullptr;
      ASSERT_EQ(corpus::shown(found->bytes), corpus::shown(wanted->bytes)) << name << "\n--- of\n"
                                                                           << corpus::shown(text);
      ASSERT_EQ(found->bytes, wanted->bytes);
      ASSERT_EQ(found->tokens, wanted->tokens) << name;
      ASSERT_EQ(found->tokenHash, wanted->tokenHash) << name;
      const std::optional<Outline> outline = renderer.outline(next);
      ASSERT_LE(outline->bytes(), wanted->bytes.size());
    }
  }
  EXPECT_GT(written, samples_.size());
  if (findBundled(GetParam()).islands.empty()) {
    EXPECT_GT(helped, samples_.size());
  }
}

}  // namespace
}  // namespace hone
