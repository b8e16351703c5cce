// From the ANTLR tool's .interp files to a Grammar.

#include <fmt/format.h>

#include <charconv>
#include <map>

#include "grammar/grammar.h"
#include "grammar/serialized_atn.h"
#include "text/user_error.h"

namespace hone {
namespace {

/// Sections of the file by their title; a section's lines end at an empty line.
struct InterpFile {
  std::map<std::string, std::vector<std::string>, std::less<>> sections;
  std::vector<uint16_t> serialized;

  explicit InterpFile(std::string_view text) {
    std::vector<std::string>* section = nullptr;
    while (!text.empty()) {
      size_t newline = text.find('\n');
      std::string_view line = text.substr(0, newline);
      text.remove_prefix(newline == std::string_view::npos ? text.size() : newline + 1);
      if (line.ends_with('\r')) line.remove_suffix(1);
      if (line.empty()) {
        section = nullptr;
      } else if (section != nullptr) {
        section->emplace_back(line);
      } else if (line == "atn:") {
        readNumbers(text);
        return;
      } else {
        section = &sections[std::string(line)];
      }
    }
    throw UserError("the grammar's .interp file has no network: delete the cache folder and run hone again");
  }

  const std::vector<std::string>& section(std::string_view title) const {
    auto found = sections.find(title);
    if (found == sections.end()) throw UserError(fmt::format("the grammar's .interp file lacks '{}'", title));
    return found->second;
  }

 private:
  void readNumbers(std::string_view text) {
    const char* at = text.data();
    const char* end = at + text.size();
    while (at < end) {
      if (*at < '0' || *at > '9') {
        ++at;
        continue;
      }
      unsigned number = 0;
      at = std::from_chars(at, end, number).ptr;
      serialized.push_back(static_cast<uint16_t>(number));
    }
  }
};

/// The characters between the quotes of a literal in a grammar.
std::string unquote(std::string_view literal) {
  std::string text;
  if (literal.size() < 2) return text;
  literal = literal.substr(1, literal.size() - 2);
  for (size_t i = 0; i < literal.size(); ++i) {
    if (literal[i] != '\\' || i + 1 == literal.size()) {
      text += literal[i];
      continue;
    }
    switch (literal[++i]) {
      case 'n': text += '\n'; break;
      case 'r': text += '\r'; break;
      case 't': text += '\t'; break;
      case 'f': text += '\f'; break;
      case 'b': text += '\b'; break;
      default: text += literal[i]; break;
    }
  }
  return text;
}

}  // namespace

std::shared_ptr<const Grammar> Grammar::fromInterp(std::string name, std::string_view lexerInterp,
                                                   std::string_view parserInterp, const LetterCase& letterCase) {
  InterpFile lexerFile(lexerInterp);
  InterpFile parserFile(parserInterp);
  auto grammar = std::make_shared<Grammar>();
  grammar->name = std::move(name);
  SerializedAtn parser = readSerializedAtn(parserFile.serialized, {});
  grammar->parser = std::move(parser.atn);
  grammar->ruleNames = parserFile.section("rule names:");
  grammar->lexer.ruleNames = lexerFile.section("rule names:");
  std::vector<bool> bothCases;
  for (const std::string& rule : grammar->lexer.ruleNames) bothCases.push_back(letterCase.insensitiveIn(rule));
  SerializedAtn lexer = readSerializedAtn(lexerFile.serialized, bothCases);
  grammar->lexer.atn = std::move(lexer.atn);
  grammar->lexer.modeNames = lexerFile.section("mode names:");
  grammar->lexer.actions = std::move(lexer.actions);
  grammar->lexer.modeStart = std::move(lexer.modeStart);
  grammar->lexer.tokenType = std::move(lexer.tokenType);

  const auto& literals = parserFile.section("token literal names:");
  const auto& symbols = parserFile.section("token symbolic names:");
  size_t count =
      std::max<size_t>(std::max(literals.size(), symbols.size()), static_cast<size_t>(parser.largestTokenType) + 1);
  for (size_t type = 0; type < count; ++type) {
    std::string literal = type < literals.size() && literals[type] != "null" ? literals[type] : "";
    std::string symbol = type < symbols.size() && symbols[type] != "null" ? symbols[type] : literal;
    grammar->tokenNames.push_back(type == 0 ? "EOF" : symbol.empty() ? fmt::format("<{}>", type) : symbol);
    grammar->tokenLiterals.push_back(unquote(literal));
  }
  return grammar;
}

}  // namespace hone
