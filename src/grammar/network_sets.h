// Reads the character sets of a serialised ANTLR network, separately from the network.
#pragma once

#include <cstdint>
#include <vector>

#include "grammar/atn.h"

namespace hone {

/// `numbers`: a network as the ANTLR tool 4.7 writes it to .interp files. Returns its sets and replaces each in
/// `numbers` by a set that contains only its index in the result. `endOfText`: the symbol for the end of the input.
/// O(size). Throws UserError if the numbers are not of that form.
std::vector<SymbolSet> takeSets(std::vector<uint16_t>& numbers, Symbol endOfText);

}  // namespace hone
