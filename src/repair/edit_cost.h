// What an edit costs; an inserted or deleted character counts about 100. bench/results/repair.md has their ablation.
#pragma once

#include <cstdint>

namespace hone::edit_cost {

constexpr uint32_t flip = 90;          ///< one bit of a byte changed back
constexpr uint32_t flipToBlank = 89;   ///< of what can't be seen
constexpr uint32_t flipSign = 91;      ///< of a sign, to a blank
constexpr uint32_t unquote = 10;       ///< on top, where a quote before a field becomes a blank
constexpr uint32_t flipGuess = 96;     ///< where several bits would do
constexpr uint32_t flipOfData = 94;    ///< a letter, digit or blank that becomes something else in kind
constexpr uint32_t flipFitting = 102;  ///< a letter, digit or blank that may stand there as it is
constexpr uint32_t flipAnew = 250;     ///< the first letter or digit of a token that fits: it becomes another one
constexpr uint32_t replace = 105;      ///< a character by any other
constexpr uint32_t sign = 92;          ///< a bracket, comma, operator or the first letter of a keyword put in
constexpr uint32_t character = 95;     ///< inside a token put in
constexpr uint32_t doubleBackslash = 89;
constexpr uint32_t keyword = 40;      ///< a further letter that the keyword leaves no choice of
constexpr uint32_t invent = 50;       ///< on top, where an inserted character begins a value that isn't there
constexpr uint32_t swallow = 110;     ///< on top, where it makes another token of one that fits
constexpr uint32_t indent = 8;        ///< on top, where a blank is put in at the start of a line
constexpr uint32_t splitWord = 6;     ///< on top, where a sign is put into a word
constexpr uint32_t hide = 120;        ///< on top, where it opens a comment: what is in there is lost
constexpr uint32_t bytesHidden = 2;   ///< one more for so many of these
constexpr uint32_t lineInToken = 25;  ///< a line break kept inside a token that counts: a quote too many swallows lines
/// On top, where an edit adds, removes or changes letters and digits of values or makes values one; not in a text of
/// random damage. More than the structure that a slip costs.
constexpr uint32_t contents = 300;
constexpr uint32_t deleteStray = 91;  ///< a byte that is no text
constexpr uint32_t deleteBlank = 92;
constexpr uint32_t glue = 5;  ///< on top, where two tokens become one
constexpr uint32_t deleteSign = 98;
constexpr uint32_t deleteData = 100;
constexpr uint32_t deleteComment = 150;  ///< as a whole
constexpr uint32_t deleteAgain = 30;     ///< the same sign once more
constexpr uint32_t closeAll = 91;        ///< all that is open at the end, as a whole

}  // namespace hone::edit_cost
