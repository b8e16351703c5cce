// What it costs to change a piece as a whole, in the unit of edit_cost.h: a character put in or deleted counts about
// 100. What only another language's habit explains is cheaper than a slip of a finger; what loses text is dearer the
// more it loses. bench/results/repair.md, "What each kind of edit brings", has the ablation.
#pragma once

#include <cstdint>

namespace hone::piece_cost {

// Of another language's rules.
constexpr uint32_t keyword = 40;
constexpr uint32_t number = 50;
constexpr uint32_t quotes = 60;
constexpr uint32_t key = 60;        ///< a word without quotes before a `:` or `=`
constexpr uint32_t word = 112;      ///< another one: a word with a slip is likelier, by one edit
constexpr uint32_t words = 118;     ///< in a row
constexpr uint32_t call = 60;       ///< `name(` around a value
constexpr uint32_t endOfCall = 40;  ///< its `)`
constexpr uint32_t slip = 60;       ///< of those that a language's description lists
constexpr uint32_t misspelt = 70;   ///< keyword
constexpr uint32_t unseen = 40;     ///< a character that shows as a blank or not at all
constexpr uint32_t percent = 60;
constexpr uint32_t unit = 80;
constexpr uint32_t letter = 112;  ///< behind a number: it may have got in by accident
constexpr uint32_t strayLetter = 120;
constexpr uint32_t strayWord = 205;  ///< more than a word that gets quotes and a comma
constexpr uint32_t compound = 55;    ///< a date, a version or the like without quotes
constexpr uint32_t bareValue = 60;   ///< less than a comment
constexpr uint32_t bareRest = 118;   ///< all up to the separator; and for each sign in its brackets
constexpr uint32_t signInRest = 30;
constexpr uint32_t comment = 70;
constexpr uint32_t separator = 80;
constexpr uint32_t bracket = 80;
constexpr uint32_t exchanged = 100;  ///< two brackets
constexpr uint32_t spareSeparator = 40;
constexpr uint32_t ellipsis = 60;  ///< `...` for more elements
constexpr uint32_t missingValue = 80;
constexpr uint32_t missingSeparator = 90;  ///< less than a sign put in

// In strings.
constexpr uint32_t innerQuotes = 60;
constexpr uint32_t otherQuote = 60;  ///< `\\'` where only `"` needs a backslash
constexpr uint32_t control = 60;     ///< a line break that should be `\n`
constexpr uint32_t halfQuoted = 95;  ///< a word with a quote behind it alone: more than a letter that was a quote

// Damage.
constexpr uint32_t doubled = 80;
constexpr uint32_t wiped = 95;
constexpr uint32_t begunElement = 45;   ///< by the end of the file; and an eighth for each byte
constexpr uint32_t cutLine = 100;       ///< and an eighth for each byte
constexpr uint32_t spareLine = 130;     ///< of a language that has such; and a quarter for each byte
constexpr uint32_t line = 250;          ///< and one for each byte
constexpr uint32_t spareCloser = 88;    ///< behind the text: less than an opener put in before it
constexpr uint32_t surroundings = 100;  ///< before and behind the text; and one for each byte
constexpr uint32_t furtherLine = 60;    ///< on top, for each further line of these
constexpr uint32_t meantSign = 60;      ///< on top, for each bracket and quote in them

}  // namespace hone::piece_cost
