// Prefixes of a text, completed by closing its brackets and quotes.
#pragma once

#include <memory>

#include "repair/prefixes.h"

namespace hone {

/// Of any text.
std::unique_ptr<Prefixes> bracketPrefixes();

}  // namespace hone
