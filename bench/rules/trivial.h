// Is a rule too easy to tell anything of a learner?
#pragma once

#include <span>
#include <string>

#include "inputs.h"

namespace hone::rules {

/// How much of the inputs the best single question gets right: how many there are of one part, alternative or text, or
/// how long the input is, against a bound.
double bestSingleQuestion(const Inputs& reader, const Inputs::Balanced& inputs);

}  // namespace hone::rules
