// The languages built into the program: the grammars in `grammars/`, compiled by the ANTLR tool at build time.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

/// What random texts of a language are made from, so that programs read them.
struct GeneratedTexts {
  std::string start;                  ///< empty: the language's, in its own grammar
  std::vector<std::string> without;   ///< rules of which no text has any
  std::vector<std::string> distinct;  ///< tokens: a text holds each of their texts once
  std::string_view lexerInterp;       ///< empty: the language's own grammar
  std::string_view parserInterp;
};

/// Where blocks are shown by indentation.
struct IndentationNames {
  std::vector<std::string> brackets;  ///< pairs, each as two characters, in which it means nothing
  std::vector<std::string> bullets;   ///< tokens that open a block within a line
  std::vector<std::string> texts;     ///< tokens before a block that is a text
};

struct BundledLanguage {
  std::string name;
  std::string title;
  std::string start;
  std::string strictStart;              ///< the rule that takes only what programs accept; empty if it is `start`
  std::vector<std::string> extensions;  ///< with the dot
  std::vector<std::string> files;       ///< names of files, whatever their extension
  std::vector<std::string> aliases;     ///< other names of the language, in lower case
  std::vector<std::string> firstLines;  ///< patterns (RE2) of first lines that only such files have
  std::string parsed;  ///< of the real files that were tried, how many parse without an error, as 98/100; empty: none
  bool demonstration = false;  ///< of a paper or of a command line, not what files are written in
  /// By token name, the patterns that find texts of other languages in the token (parse/islands.h).
  std::map<std::string, std::vector<std::string>> islands;
  /// The same, for tokens and rules that name a file in what stands for its contents, as in `require('./a')`.
  std::map<std::string, std::vector<std::string>> imports;
  /// How texts refer to other files: patterns, and what may replace them (reduce/file_references.cpp).
  std::map<std::string, std::string> references;
  std::optional<IndentationNames> indentation;
  /// Tokens that hold a name and more, by name space: for the token's name, its text with `*` for the name.
  std::vector<std::map<std::string, std::string>> names;
  /// Tokens that mean what they mean only at the beginning of a line, as directives do.
  std::vector<std::string> lines;
  GeneratedTexts generated;
  std::string_view lexerInterp;
  std::string_view parserInterp;
  std::vector<std::string_view> examples;  ///< sample texts of the language
};

/// Sorted by name.
std::span<const BundledLanguage> bundledLanguages();

/// The language of this name; nullptr if there is none.
const BundledLanguage* bundledNamed(std::string_view name);

/// The language that people call so: by its name, an alias or an extension ("c++", "JS"), whatever the case. Throws
/// UserError that lists the bundled languages if there is none.
const BundledLanguage& findBundled(std::string_view name);

/// The language of files with that name ("poetry.lock") or extension (".json", case ignored); nullptr if there is none.
const BundledLanguage* bundledForName(const std::filesystem::path& file);

/// The language of files with that first line ("#!/usr/bin/env python3"); nullptr if it tells nothing.
const BundledLanguage* bundledForFirstLine(std::string_view line);

/// The language of a file with that text: by its name, or else by its first line. Comments in JSON, which isn't to have
/// any, make it the language of settings that have them. O(text).
const BundledLanguage* bundledForText(const std::filesystem::path& file, std::string_view text);

}  // namespace hone
