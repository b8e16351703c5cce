// A pattern's tree for Graphviz: what is open, what is shared, what stays.
#pragma once

#include <string>

#include "generalize/pattern.h"

namespace hone {

/// Green boxes are open, blue ones shared (their number is the place's), what is grey is invisible, what is white
/// stays.
std::string toDot(const Pattern& pattern);

}  // namespace hone
