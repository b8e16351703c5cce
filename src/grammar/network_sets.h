// Reads the character sets of a serialised ANTLR network, separately from the network.
#pragma once

#include <cstdint>
#include <vector>

#include "grammar/atn.h"

namespace hone {

/// Takes the sets out of `numbers`, the network as the ANTLR tool 4.7 writes it into .interp files, and leaves in the
/// place of each a set that holds nothing but its index in the result. `endOfText` is what stands for the end of the
/// input. O(size). Throws UserError where the numbers are not of that form.
std::vector<SymbolSet> takeSets(std::vector<uint16_t>& numbers, Symbol endOfText);

}  // namespace hone
