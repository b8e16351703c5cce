// What has been learned, as what contents of a pattern's places may have.
#pragma once

#include <string>
#include <vector>

#include "generalize/drafts.h"
#include "generalize/validity.h"

namespace hone {

/// Names of the features that contents of these places may have. Sorted. O(features met + places * texts of the input).
std::vector<std::string> allowedNames(const Drafts& drafts, const std::vector<Place>& places,
                                      const Knowledge& knowledge);

}  // namespace hone
