// Finds the places of a failing input that matter. It replaces or removes one place at a time, as a biologist knocks
// out one gene after the other. The changed inputs are the nearest possible ones to the line between the outcomes.
//
// It goes from the root downwards, as DDSET does (Gopinath et al., "Abstracting Failure-Inducing Inputs", ISSTA 2020,
// section 3). DDSET tries nothing below an open place. Here these places come last, and a place matters if something
// below it does, because random contents seldom have what a behaviour needs.
#pragma once

#include <set>
#include <vector>

#include "explain/guided_producer.h"
#include "explain/input_pattern.h"
#include "test/verdict.h"

namespace hone {

class KnockOuts {
 public:
  /// What is found out goes into `pattern`, which must outlive this; its input has the verdict `wanted`.
  KnockOuts(InputPattern& pattern, Verdict wanted, size_t mostTrials);

  struct Trial {
    NodeId node;
    PoolInput input;
  };
  /// One change each; none where all is known, or the bound on trials is met.
  std::vector<Trial> next(GuidedProducer& producer, Random& random);
  void note(NodeId node, Verdict verdict);

 private:
  std::optional<PoolInput> withOther(NodeId node, GuidedProducer& producer, Random& random);
  void look(NodeId node);
  void lookBelow(NodeId node);

  InputPattern& pattern_;
  const Tree& tree_;
  Verdict wanted_;
  std::vector<uint8_t> attempts_;          ///< by node
  std::vector<uint8_t> fails_;             ///< by node: as the input
  std::vector<uint8_t> passes_;            ///< by node: otherwise
  std::vector<std::set<uint64_t>> kinds_;  ///< by node: of the contents that were tried
  std::vector<NodeId> names_;              ///< tokens that could have other texts
  std::vector<NodeId> unneeded_;           ///< that seem not to matter; what is in them comes last
  std::vector<NodeId> waiting_;            ///< of which not enough is known
  size_t trials_ = 0, mostTrials_;
};

}  // namespace hone
