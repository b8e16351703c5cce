// New texts for fuzzers: mutations of the trees of known texts, and texts that the grammar makes.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "parse/produce.h"
#include "text/hash.h"
#include "text/random.h"
#include "tree/edits.h"
#include "tree/tree.h"

namespace hone {

/// The parts of known texts, by rule and by type of token: what a splice takes.
class PartsCorpus {
 public:
  /// Takes the parts of the tree but its root, and of them those without syntax errors. O(tree * depth) bytes are read.
  void add(const Tree& tree, Random& random);

  using Tokens = std::shared_ptr<const std::vector<MinimalToken>>;

  /// One of the texts of the rule or of the token type; nullptr if there is none.
  Tokens ofRule(uint32_t rule, Random& random) const { return drawn(rules_, rule, random); }
  Tokens ofToken(uint32_t type, Random& random) const { return drawn(tokens_, type, random); }

 private:
  /// A uniform sample of all different texts that came (Vitter's algorithm R).
  struct Sample {
    std::vector<Tokens> texts;
    std::unordered_set<Hash128> known;
  };
  using Samples = std::unordered_map<uint32_t, Sample>;

  static void keep(Sample& sample, const Tree& tree, NodeId node, std::string_view text, Random& random);
  static Tokens drawn(const Samples& samples, uint32_t symbol, Random& random);

  Samples rules_, tokens_;
};

/// Not thread-safe: holds caches.
class TreeMutator {
 public:
  /// New parts use no lenient rules, since few programs accept what these add.
  explicit TreeMutator(std::shared_ptr<Language> language);

  /// Another text of at most `most` bytes, mostly near the given one, and mostly valid if that is. The parts of all
  /// given texts are what splices are made of. The given text itself if no mutation fits. The same calls give the same
  /// texts. O(text); a text that was given last is parsed only once.
  std::string mutate(std::string_view text, size_t most, uint64_t seed);

  /// The text with one or more parts of the other one in the place of parts of the same rule. As above.
  std::string cross(std::string_view text, std::string_view other, size_t most, uint64_t seed);

 private:
  /// What can be done to the tree of a text. For each mutation, the nodes that it suits.
  struct Read {
    std::string text;
    TreePtr tree;
    std::vector<NodeId> rules;                      ///< all nodes of a rule but the root
    std::vector<NodeId> optional;                   ///< iterations, and contents of a `?`
    std::vector<NodeId> iterations;                 ///< of loops
    std::vector<NodeId> tokens;                     ///< those whose type has several texts
    std::vector<std::pair<NodeId, NodeId>> nested;  ///< a node, and the next one below it of the same rule
  };

  const Read& read(std::string_view text);
  // Each changes one node of the tree, and returns it; noNode if it can't.
  NodeId change(const Read& read, Edits& edits, Random& random);
  NodeId generate(const Read& read, Edits& edits, Random& random);
  static NodeId splice(const Read& read, const PartsCorpus& from, Edits& edits, Random& random);
  NodeId changeToken(const Read& read, Edits& edits, Random& random);
  static NodeId remove(const Read& read, Edits& edits, Random& random);
  static NodeId repeat(const Read& read, Edits& edits, Random& random);
  static NodeId hoist(const Read& read, Edits& edits, Random& random);
  static NodeId wrap(const Read& read, Edits& edits, Random& random);
  std::optional<std::string> fresh(size_t most, Random& random);
  template <typename MakeChange>
  std::string changed(const Read& read, size_t most, Random& random, MakeChange make);

  std::shared_ptr<Language> language_;
  TextProducer producer_;
  PartsCorpus corpus_;
  std::unordered_set<Hash128> given_;
  Read read_;
};

}  // namespace hone
