// The packets of Gearman's binary protocol (https://gearman.org/protocol/), as far as hone needs them, as values.
//
// A packet is a magic number, a type, the number of bytes that follow, and the arguments: all but the last end with a
// zero byte.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace hone {

/// The kinds of packets, with their arguments.
enum class PacketType : uint32_t {
  canDo = 1,  ///< FUNCTION
  resetAbilities = 3,
  preSleep = 4,
  noop = 6,
  submitJob = 7,   ///< FUNCTION, unique name, data
  jobCreated = 8,  ///< handle
  grabJob = 9,
  noJob = 10,
  jobAssign = 11,     ///< handle, FUNCTION, data
  workComplete = 13,  ///< handle, data
  workFail = 14,      ///< handle
  echoRequest = 16,   ///< data
  echoAnswer = 17,    ///< the same data
  error = 19,         ///< code, text
  workData = 28,      ///< handle, data
};

struct Packet {
  PacketType type = PacketType::noop;
  std::vector<std::string> arguments;
};

/// Who a packet goes to; the magic number says it.
enum class Towards : uint8_t { server, client };

/// What came from the other side is no packet. The connection can't be used any more.
class BadPacket : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Appends the packet to `text`. All arguments but the last contain no zero byte.
void append(std::string& text, const Packet& packet, Towards towards);

/// Takes packets from a stream of bytes.
class PacketReader {
 public:
  /// A packet with more bytes than `mostPacket` after its header is bad.
  PacketReader(Towards towards, size_t mostPacket) : towards_(towards), mostBytes_(mostPacket) {}

  void add(std::string_view bytes) { bytes_.append(bytes); }
  /// The next packet, if all of it has come. Packets of other types are skipped. Throws BadPacket.
  std::optional<Packet> next();

 private:
  Towards towards_;
  size_t mostBytes_;
  std::string bytes_;
  size_t taken_ = 0;  ///< how many of `bytes_` belong to earlier packets
};

}  // namespace hone
