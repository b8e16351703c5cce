// Programs that fail, as predicates, and a run of generalize on them.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "generalize/generalize.h"
#include "generalize/members.h"
#include "generalize/pattern_file.h"
#include "test/callable_test.h"

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

inline std::string withoutSpace(std::string_view text) {
  std::string result;
  for (char c : text)
    if (c != ' ' && c != '\n' && c != '\t' && c != '\r') result += c;
  return result;
}

/// The calculator of the DDSET paper: doubled parentheses make it fail.
inline Verdict doubledParentheses(std::string_view text) {
  std::string t = withoutSpace(text);
  for (size_t open = t.find("(("); open != std::string::npos; open = t.find("((", open + 1)) {
    std::vector<size_t> opened;
    std::vector<size_t> partner(t.size());
    for (size_t i = 0; i < t.size(); ++i) {
      if (t[i] == '(') opened.push_back(i);
      if (t[i] == ')' && !opened.empty()) {
        partner[opened.back()] = i;
        opened.pop_back();
      }
    }
    if (partner[open] == partner[open + 1] + 1) return Verdict::fail;
  }
  return Verdict::pass;
}

/// The square root of the Debugging Book: of negative numbers it isn't defined.
inline Verdict negativeRoot(std::string_view text) {
  std::string t = withoutSpace(text);
  if (!t.starts_with("sqrt(")) return Verdict::pass;
  return std::strtod(t.c_str() + 5, nullptr) < 0 ? Verdict::fail : Verdict::pass;
}

/// The Debugging Book's `middle` of three numbers, given as a list.
inline Verdict wrongMiddle(std::string_view text) {
  double x = 0, y = 0, z = 0;
  std::string t = withoutSpace(text);
  char closing = 0;
  if (std::sscanf(t.c_str(), "[%lf,%lf,%lf%c", &x, &y, &z, &closing) != 4 || closing != ']') return Verdict::unresolved;
  double middle = z;
  if (y < z)
    middle = x < y ? y : x < z ? y : z;  // where x < z it should be x
  else
    middle = x > y ? y : x > z ? x : z;
  double right = std::max(std::min(x, y), std::min(std::max(x, y), z));
  return middle == right ? Verdict::pass : Verdict::fail;
}

/// The Debugging Book's remove_html_markup: quotes count outside of tags too, so a quote before a tag keeps the tag.
inline Verdict markupLeft(std::string_view text) {
  bool tag = false, quote = false;
  std::string out;
  for (char c : text) {
    if (c == '<' && !quote) {
      tag = true;
    } else if (c == '>' && !quote) {
      tag = false;
    } else if (c == '"' || (c == '\'' && tag)) {
      quote = !quote;
    } else if (!tag) {
      out += c;
    }
  }
  return out.find('<') != std::string::npos ? Verdict::fail : Verdict::pass;
}

}  // namespace hone::cases
