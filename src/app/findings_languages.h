// The languages of a fuzzer's findings, whose names often say little.
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
