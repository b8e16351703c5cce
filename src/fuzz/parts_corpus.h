// The parts of known texts, by rule and by type of token: what a splice takes.
#pragma once

#include <cstdint>
#include <memory>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "text/hash.h"
#include "text/random.h"
#include "tree/tree.h"

namespace hone {

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

}  // namespace hone
