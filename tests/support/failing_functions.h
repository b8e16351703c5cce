// The failing functions of the DDSET paper and the Debugging Book, with the patterns that these sources give.
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/verdict.h"

namespace hone::cases {

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

/// Fails where the names in `while (NAME) { var NAME }` are the same.
inline Verdict declaredInItsLoop(std::string_view text) {
  std::string t = withoutSpace(text);
  size_t loop = t.find("while("), close = t.find(')', loop), declared = t.find("{var", loop);
  if (loop == std::string::npos || close == std::string::npos || declared == std::string::npos) return Verdict::pass;
  std::string name = t.substr(loop + 6, close - loop - 6);
  size_t end = t.find_first_of(";=}", declared);
  return t.substr(declared + 4, end - declared - 4) == name ? Verdict::fail : Verdict::pass;
}

/// The paper's section 5: a value that is declared and used elsewhere under the same name.
inline Verdict constantChanged(std::string_view text) {
  std::string t = withoutSpace(text);
  size_t declared = t.find("const"), used = t.find("++");
  if (declared == std::string::npos || used == std::string::npos) return Verdict::pass;
  size_t end = t.find('=', declared);
  std::string name = t.substr(declared + 5, end - declared - 5);
  if (used + 2 > t.size() || name.empty()) return Verdict::unresolved;
  return t.substr(used + 2).starts_with(name) ? Verdict::fail : Verdict::pass;
}

struct FailingFunction {
  const char* name;
  const char* language;
  const char* file;
  const char* input;
  Verdict (*program)(std::string_view text);
  const char* pattern;
};

inline constexpr FailingFunction failingFunctions[] = {
    {"Calculator", "calc", "in.calc", "1 * ((2 - 3)) + 4", doubledParentheses, "((<expr>))"},
    {"SquareRoot", "calc", "in.calc", "sqrt(-900)", negativeRoot, "sqrt(-<INTEGER except 0>)"},
    {"Middle", "json", "in.json", "[2, 1, 3]", wrongMiddle, "[2, 1, <NUMBER: ≥ 3>]"},
    {"Markup", "html", "in.html", "\"<b>foo</b>", markupLeft, "\"<<INLINE_NAME>>"},
    {"SharedName", "javascript", "in.js", "while (l_0) { var l_0 = 1; }", declaredInItsLoop,
     "while (<$identifier1: accessor|async|get|set|static|using|plain ID|LET_NAME>) { var <$identifier1> }"},
    {"Constant", "javascript", "in.js", "const myval = 3; ++myval", constantChanged,
     "const <$identifier1 except from, of> = <NUMBER>; ++<$identifier1>"},
};

}  // namespace hone::cases
