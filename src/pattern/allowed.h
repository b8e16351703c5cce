// The features that contents of a pattern's places may have, as learned from the tests.
#pragma once

#include <string>
#include <vector>

#include "pattern/content_validity.h"
#include "pattern/drafts.h"

namespace hone {

/// Names of the features that contents of these places may have. Sorted. O(features met + places * texts of the input).
std::vector<std::string> allowedNames(const Drafts& drafts, const std::vector<Place>& places,
                                      const Knowledge& knowledge);

/// Of features of contents with which a text passed, and that no content of a failing one had. Sorted.
std::vector<std::string> excludedNames(const Drafts& drafts, const std::vector<Place>& places,
                                       const Knowledge& knowledge);

}  // namespace hone
