// Keeps the candidates that crashed in another way under --same-crash. They may show other bugs.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

struct OtherCrash {
  std::string signature;
  std::filesystem::path file;  ///< the smallest candidate with it
  size_t bytes;
};

class OtherCrashes {
 public:
  /// They go to `stem`.other/, which is made when there is the first one. Throws UserError where it can't be made
  /// later.
  void setPlace(std::filesystem::path stem, std::filesystem::path extension);

  /// Writes the candidate unless there is one as small with the same signature. Throws UserError.
  void keep(std::string_view signature, std::string_view candidate);

  /// In the order in which they were found.
  const std::vector<OtherCrash>& kept() const { return kept_; }

 private:
  std::filesystem::path folder_, extension_;
  std::vector<OtherCrash> kept_;
  std::map<std::string, size_t, std::less<>> bySignature_;
};

}  // namespace hone
