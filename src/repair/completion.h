// The cheapest texts that complete the beginning of a text.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "repair/text_automaton.h"

namespace hone {

struct Beginning {
  TextState state;
  uint32_t cost;  ///< counted in when completions are compared
};

struct Completion {
  uint32_t beginning;  ///< index
  uint64_t cost;       ///< the beginning's included
  std::string text;    ///< to be added
};

/// Up to `most` completions that cost at most `slack` more than the best, best first, no two the same for the same
/// beginning. Linear in the length of the texts: 100,000 open brackets are no more than that. Empty where there is
/// none, or the search grew too large.
std::vector<Completion> complete(TextAutomaton& automaton, std::span<const Beginning> beginnings, Encoding encoding,
                                 size_t most = 1, uint64_t slack = 0);

/// The best one of a single beginning.
std::optional<std::string> complete(TextAutomaton& automaton, TextState state, Encoding encoding);

}  // namespace hone
