// How features are said in English: articles, lists, bounds and texts of inputs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "grammar/parts.h"

namespace hone {

struct Feature;

/// What a condition says of an input, and what its negation says.
struct Assertion {
  std::string yes, no;
};

/// `an <element>`, `a "void"`.
std::string withArticle(const std::string& noun);
/// What the feature holds for, as an object: with an article, but where it says its text: `NAME = "price"`.
std::string asObject(const Feature& feature, const std::string& noun, const Parts& parts);

/// `A, B and C`.
std::string listed(const std::vector<std::string>& all, std::string_view last = "and");

/// "an <array> is …" and "no <array> is …"; there is such a thing if the predicate is empty.
Assertion says(const std::string& subject, const std::string& predicate);

/// `≥ 3`, `> 2.5`: with a bound that is left out where that is the rounder number.
std::string atLeast(double bound);
std::string atMost(double bound);
/// A bound of whole numbers, which are at least that.
std::string whole(double bound);

/// `"Rome"`. A string of the language has its quotes already, where all texts of the part are such strings.
std::string quoted(std::string_view text, Part part, const Parts& parts);

}  // namespace hone
