// Programs that fail, as predicates, and a run of generalize on them.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "../support/failing_functions.h"
#include "generalize/generalize.h"
#include "oracle/callable_test.h"
#include "pattern/members.h"
#include "pattern/pattern_file.h"

namespace hone::cases {

using Program = std::function<Verdict(std::string_view)>;

inline GeneralizeResult run(const std::string& language, const std::string& input, const Program& program,
                            GeneralizeOptions options = {}, int jobs = 1) {
  CallableTest test(program);
  Scheduler scheduler(test, jobs, {}, nullptr);
  return generalize(Tree::parse(Language::bundled(language), input), scheduler, options);
}

/// How many of `count` members of the pattern fail, pass, are unresolved.
inline Rate measure(const Pattern& pattern, const Program& program, size_t count, uint64_t seed = 5) {
  PatternMembers members(pattern, seed);
  Rate rate;
  for (size_t i = 0; i < count; ++i) {
    std::optional<std::string> text = members.next();
    if (!text) break;
    Verdict verdict = program(*text);
    ++(verdict == Verdict::fail ? rate.fail : verdict == Verdict::pass ? rate.pass : rate.unresolved);
  }
  return rate;
}

}  // namespace hone::cases
