// How joints are said: "an <element> contains NAME = "price" but no <attribute> that has … and lacks …".
#pragma once

#include <string>

#include "explain/phrases.h"

namespace hone {

/// As part of another one: `<attribute> that has a STRING containing "." and lacks NAME = "price"`.
std::string nounOfJoint(const Feature& joint, const Parts& parts);
Assertion assertionOfJoint(const Feature& joint, const Parts& parts);

}  // namespace hone
