// What a bundled language's description says for the repair of its texts: what a grammar can't say.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

/// Tags that come in pairs of the same name: of a language's tokens, or what regular expressions match, whose first
/// group is the name.
struct TagPairs {
  std::string startPattern, endPattern;
  std::string open, end, close, empty;  ///< the tokens `<`, `</`, `>` and `/>`
  std::string endText, closeText;       ///< how an end tag is written before and behind its name
  std::vector<std::string> names;       ///< tokens
  std::vector<std::string> optional;    ///< tokens: names of elements that need no end tag
  std::vector<std::string> hollow;      ///< names of elements that hold nothing
  bool ignoreCase = false;              ///< in names
};

/// Texts that are written by another language's rules, as a regular expression, and what is meant; `\\1` is a group.
struct Slip {
  std::string pattern, meant;
};

/// Rows with equally many fields.
struct TableRows {
  std::string separators;  ///< one of them is the table's
  char quote;              ///< around fields that hold separators; twice for one within
};

/// A line that is written wrongly, as a regular expression of all of it, and what is meant; `\\1` is a group, `\\i` as
/// many blanks as the first group is long.
struct LineSlip {
  std::string pattern, meant;
  int rank;         ///< one of a higher rank is tried only where none of a lower one helps
  bool everywhere;  ///< no good line looks so: whoever wrote one may have written all of them so
};

/// Describes a language whose lines stand for themselves.
struct LineFormat {
  std::string comment;       ///< the signs that begin a comment
  std::string key, section;  ///< lines whose first group is a name that may stand only once; empty: there are none
  bool nested = false;       ///< indentation shows what belongs to what
  bool brackets = false;     ///< values in brackets go on with the next line
  std::vector<LineSlip> slips;
};

/// Lines that begin and end what counts as a whole or not at all, as regular expressions.
struct Transaction {
  std::string open, close;
  std::string text;  ///< closes it
};

struct RepairHints {
  /// How other languages spell a keyword.
  std::map<std::string, std::vector<std::string>> spellings;
  /// The keyword for a value that isn't there; empty where the language has none.
  std::string missingValue;
  /// The quote around a text, in a language where another one is around names; 0 elsewhere.
  char textQuote = 0;
  /// A line that doesn't fit is no part of the text, more likely than not.
  bool spareLines = false;
  /// Rules and tokens for what the language doesn't know and few programs accept.
  std::vector<std::string> lenientRules;
  std::vector<Slip> slips;
  std::optional<TagPairs> tags;
  std::optional<TableRows> table;
  std::optional<LineFormat> lines;
  std::optional<Transaction> transaction;
};

/// The hints for the language of this name; none if it isn't bundled.
const RepairHints& repairHints(std::string_view language);

}  // namespace hone
