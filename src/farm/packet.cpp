#include "farm/packet.h"

#include <fmt/format.h>

#include <array>

namespace hone {
namespace {

constexpr size_t headerBytes = 12;

std::string_view magicOf(Towards towards) {
  using namespace std::string_view_literals;
  return towards == Towards::server ? "\0REQ"sv : "\0RES"sv;
}

std::array<char, 4> bigEndian(uint32_t number) {
  return {static_cast<char>(number >> 24), static_cast<char>(number >> 16), static_cast<char>(number >> 8),
          static_cast<char>(number)};
}

uint32_t bigEndianAt(std::string_view bytes) {
  uint32_t number = 0;
  for (char byte : bytes.substr(0, 4)) number = number << 8 | static_cast<unsigned char>(byte);
  return number;
}

/// nullopt for a type that hone has no use for.
std::optional<size_t> argumentsOf(uint32_t type) {
  switch (static_cast<PacketType>(type)) {
    case PacketType::resetAbilities:
    case PacketType::preSleep:
    case PacketType::noop:
    case PacketType::grabJob:
    case PacketType::noJob: return 0;
    case PacketType::canDo:
    case PacketType::jobCreated:
    case PacketType::workFail:
    case PacketType::echoRequest:
    case PacketType::echoAnswer: return 1;
    case PacketType::workComplete:
    case PacketType::error:
    case PacketType::workData: return 2;
    case PacketType::submitJob:
    case PacketType::jobAssign: return 3;
  }
  return std::nullopt;
}

Packet packetOf(uint32_t type, size_t count, std::string_view body) {
  Packet packet{static_cast<PacketType>(type), {}};
  for (size_t i = 1; i < count; ++i) {
    const size_t end = body.find('\0');
    if (end == body.npos) throw BadPacket(fmt::format("a packet of type {} lacks an argument", type));
    packet.arguments.emplace_back(body.substr(0, end));
    body.remove_prefix(end + 1);
  }
  if (count == 0 && !body.empty()) throw BadPacket(fmt::format("a packet of type {} has an argument", type));
  if (count > 0) packet.arguments.emplace_back(body);
  return packet;
}

}  // namespace

void append(std::string& text, const Packet& packet, Towards towards) {
  size_t bytes = packet.arguments.empty() ? 0 : packet.arguments.size() - 1;
  for (const std::string& argument : packet.arguments) bytes += argument.size();
  text += magicOf(towards);
  for (const uint32_t number : {static_cast<uint32_t>(packet.type), static_cast<uint32_t>(bytes)}) {
    const std::array<char, 4> digits = bigEndian(number);
    text.append(digits.data(), digits.size());
  }
  for (size_t i = 0; i < packet.arguments.size(); ++i) {
    text += packet.arguments[i];
    if (i + 1 < packet.arguments.size()) text += '\0';
  }
}

std::optional<Packet> PacketReader::next() {
  for (;;) {
    const std::string_view rest = std::string_view(bytes_).substr(taken_);
    if (rest.size() < headerBytes) break;
    if (rest.substr(0, 4) != magicOf(towards_)) throw BadPacket("what came is no packet of the protocol");
    const uint32_t type = bigEndianAt(rest.substr(4)), size = bigEndianAt(rest.substr(8));
    if (size > mostBytes_) throw BadPacket(fmt::format("a packet of {} bytes is too large", size));
    if (rest.size() < headerBytes + size) break;
    taken_ += headerBytes + size;
    if (const std::optional<size_t> count = argumentsOf(type))
      return packetOf(type, *count, rest.substr(headerBytes, size));
  }
  bytes_.erase(0, taken_);
  taken_ = 0;
  return std::nullopt;
}

}  // namespace hone
