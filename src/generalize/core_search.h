// Finds the part of a failing text that fails wherever it stands.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "pattern/pattern.h"
#include "search/strategy.h"
#include "tree/token_index.h"

namespace hone {

class CoreSearch {
 public:
  /// The verdict on a text; nullopt if a limit struck.
  using Ask = std::function<std::optional<Verdict>(std::string)>;

  /// `passing`: texts that pass, as real as can be had; the large ones first, which have many surroundings.
  /// `endings`: by boundary, what the core may end with there.
  CoreSearch(const Pattern& pattern, std::vector<TreePtr> passing, std::map<uint32_t, std::vector<std::string>> endings,
             uint64_t seed, Ask ask);

  struct Core {
    NodeId node = noNode;  ///< noNode if the pattern has to be the whole text
    std::set<Enclosure> notWithin = {};
  };
  Core find();

 private:
  std::vector<NodeId> candidates() const;
  std::optional<Core> tryAlone(NodeId node);
  std::string endingOf(NodeId node);
  std::vector<TokenRange> holesFor(NodeId node, const Tree& host, const TokenIndex& index) const;
  std::string grafted(NodeId node, const Tree& host, const TokenIndex& index, TokenRange hole, bool adapted,
                      const std::string& ending) const;
  void addRandomHosts(uint64_t seed);

  const Pattern& pattern_;
  const Tree& tree_;
  Parts parts_;
  TokenIndex index_;
  std::vector<TreePtr> hosts_;
  std::map<uint32_t, std::vector<std::string>> endings_;
  Ask ask_;
  std::set<std::string> asked_;
  size_t budget_;
};

}  // namespace hone
