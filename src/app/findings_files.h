// The files of a fuzzer's findings, and their languages, of which their names often say little.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "hone/language_choice.h"

namespace hone {

struct FindingsFiles {
  std::vector<std::filesystem::path> files;      ///< sorted, each once
  std::vector<std::filesystem::path> strangers;  ///< those that look like no findings; they aren't among `files`
  std::vector<std::filesystem::path> notes;      ///< those that by their names may be notes, neither
  std::vector<std::string> unreadable;           ///< what isn't a file that can be read, each with the reason
};

/// The files that the words name: files, folders with all below them, and glob patterns that the shell has left alone.
/// In an output folder of AFL++, only the crashes and hangs count. Left out are the notes and states that fuzzers write
/// beside their findings, empty folders, and what is in `except`; and as `notes` logs, dictionaries and what is hidden.
/// Strangers are files that somebody builds and runs: those that the tested command names, and executables and sources
/// among files of other kinds. A file that is named itself is taken whatever it is. Throws UserError for a word that
/// names nothing.
FindingsFiles findingsFiles(const std::vector<std::string>& words, const std::filesystem::path& except,
                            const std::vector<std::string>& command);

/// The extension by which people and programs know the kind of the text, with its dot. Empty for the names that fuzzers
/// make up: AFL++'s id:000000,sig:06, libFuzzer's crash-1f2e, honggfuzz' ...mov.fuzz.
std::string findingExtension(const std::filesystem::path& file);

/// The commonest extension, or else one of the language that the user names.
std::string commonExtension(const std::vector<std::filesystem::path>& files, const LanguageChoice& language);

/// Loads each language once. Thread-safe.
class FindingsLanguages {
 public:
  /// `extension`: that of files without one. `files`: all findings; if none has an extension, their contents tell the
  /// language. `note` gets messages for the user, under a lock.
  FindingsLanguages(const LanguageChoice& choice, std::string extension,
                    const std::vector<std::filesystem::path>& files, std::function<void(const std::string&)> note)
      : choice_(choice), extension_(std::move(extension)), files_(files), note_(std::move(note)) {}

  /// Throws UserError.
  std::shared_ptr<Language> of(const std::filesystem::path& file);

 private:
  std::vector<std::string> samples() const;

  const LanguageChoice& choice_;
  const std::string extension_;
  const std::vector<std::filesystem::path>& files_;
  const std::function<void(const std::string&)> note_;
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<Language>> made_;
};

}  // namespace hone
