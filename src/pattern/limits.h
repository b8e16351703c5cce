// Describes for people which contents the places of a pattern may have: the allowed alternatives of the grammar.
#pragma once

#include <functional>
#include <string>
#include <unordered_set>
#include <vector>

#include "pattern/content_features.h"
#include "pattern/place.h"

namespace hone {

using AllowedFeatures = std::unordered_set<ContentFeatureId>;
AllowedFeatures idsOf(const std::vector<std::string>& names);

/// Has it no others?
bool allowedBy(const AllowedFeatures& allowed, const ContentFeatures& features);

struct PatternLimits {
  /// By place, what follows its name: nothing where anything may stand there, `: a|b` or ` except a, b`.
  std::vector<std::string> places;
  /// The same with their names for the rules and tokens that can occur below: `form: SYMBOL|INTEGER`.
  std::vector<std::string> others;
};

using MayHave = std::function<bool(ContentFeatureId)>;

/// O(what of the grammar can be reached from the places).
PatternLimits limitsOf(const Tree& tree, const std::vector<Place>& places, const MayHave& mayHave);

}  // namespace hone
