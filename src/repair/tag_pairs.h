// Start and end tags that belong together: a grammar says that an element has both, but not that their names are the
// same.
#pragma once

#include <string_view>
#include <vector>

#include "grammar/repair_hints.h"
#include "parse/language.h"
#include "repair/change.h"

namespace hone {

struct PairedTags {
  Changes best;
  std::vector<Changes> rivals;  ///< as good, each with one tag elsewhere
  Changes wrapped = {};         ///< where there are several roots, `best` with another one around them
};

/// Edits after which each end tag has the name of the innermost element that is open. What is missing comes in where
/// the layout of the text asks for it; no text goes, and an end tag only where nothing of its name is open. `all`: the
/// elements whose end tag may be left out get one too. O(text).
/// `language` may be null where the tags are matched by patterns.
PairedTags pairedTags(Language* language, const TagPairs& tags, std::string_view text, Encoding encoding, bool all);

/// Edits on what markup has besides: of an attribute that stands twice in a tag the last one stays; a comment that is
/// not closed before the next one ends with its line, an open CDATA section before the end tags there; two hyphens in a
/// comment get a blank between them; and if the text is known to be markup, a tag that its end cuts off goes. O(text).
Changes tidiedMarkup(std::string_view text, bool markup);

}  // namespace hone
