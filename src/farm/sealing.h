// Sealed messages: encrypted and authenticated with the farm's key (XChaCha20-Poly1305), because the job server between
// hone and its workers is not trusted.
//
// The seal covers the kind of the message, the run and the number of the job, so that an answer to one job is no answer
// to another, and a message of one run none of another. That a message is new is for the receiver to check.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace hone {

using FarmKey = std::array<unsigned char, 32>;

FarmKey newFarmKey();
/// One line of text.
std::string toText(const FarmKey& key);
/// Throws UserError that names the remedy.
FarmKey readFarmKey(const std::filesystem::path& file);
/// A sentence for the user if others can read or change the key; else empty.
std::string doubtAboutKey(const std::filesystem::path& file);

/// 16 random bytes, which no one else has: they name a run, or prove that a message is new.
using FarmToken = std::array<unsigned char, 16>;
FarmToken newToken();
std::string toHex(const FarmToken& token);

enum class MessageKind : uint8_t {
  offer,    ///< of a run, to a worker
  hello,    ///< its answer
  join,     ///< the test and the first candidate
  joined,   ///< its answer
  admit,    ///< from now on the worker takes jobs of the run
  leave,    ///< and no more
  judge,    ///< a candidate
  started,  ///< its test has started
  judged,   ///< the verdict
  cancel,   ///< of a running test
  done,     ///< the answer to admit, leave and cancel
  ask,      ///< what a worker is doing
  report,   ///< its answer
};

struct Header {
  MessageKind kind = MessageKind::offer;
  FarmToken run = {};
  uint64_t job = 0;
  friend bool operator==(const Header&, const Header&) = default;
};

struct Message {
  Header header;
  std::string text;
};

/// Costs 1 ms for a megabyte.
std::string seal(const FarmKey& key, const Header& header, std::string_view text);
/// nullopt if the message wasn't sealed with this key, or was changed.
std::optional<Message> unseal(const FarmKey& key, std::string_view sealed);

/// SHA-256 as 64 hexadecimal digits.
std::string sha256(std::string_view bytes);
/// SHA-256 of a file's contents; empty if it can't be read.
std::string sha256OfFile(const std::filesystem::path& file);

}  // namespace hone
