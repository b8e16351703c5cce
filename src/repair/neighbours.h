// How well the values of a text fit each other: which of several repairs is meant, its neighbours tell best.
#pragma once

#include <cstddef>
#include <string_view>

#include "parse/language.h"

namespace hone {

/// How many kinds of values (texts, numbers, words, lists, objects) stand in one list or below one name besides the
/// first, and how many names stand twice in one object; 0 in a language whose values aren't in brackets, with commas
/// between them. O(text).
size_t misfits(std::string_view text, Language& language);

}  // namespace hone
