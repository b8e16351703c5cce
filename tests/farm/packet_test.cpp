#include "farm/packet.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace hone {
namespace {

using testing::ElementsAre;

std::string bytesOf(const Packet& packet, Towards towards = Towards::client) {
  std::string text;
  append(text, packet, towards);
  return text;
}

const Packet assigned{PacketType::jobAssign, {"H:host:1", "hone.x", std::string("a\0b", 3)}};

TEST(Packet, IsWrittenAsTheProtocolSays) {
  EXPECT_EQ(bytesOf({PacketType::canDo, {"echo"}}, Towards::server), std::string("\0REQ\0\0\0\x01\0\0\0\x04"
                                                                                 "echo",
                                                                                 16));
  EXPECT_EQ(bytesOf({PacketType::noop, {}}), std::string("\0RES\0\0\0\x06\0\0\0\0", 12));
}

TEST(Packet, ComesBackFromItsBytes) {
  PacketReader reader(Towards::client, 1000);
  reader.add(bytesOf(assigned));
  reader.add(bytesOf({PacketType::noJob, {}}));
  const auto first = reader.next();
  ASSERT_TRUE(first);
  EXPECT_EQ(first->type, PacketType::jobAssign);
  EXPECT_EQ(first->arguments, assigned.arguments);
  EXPECT_EQ(reader.next()->type, PacketType::noJob);
  EXPECT_FALSE(reader.next());
}

TEST(Packet, IsWholeOnlyWithItsLastByte) {
  const std::string bytes = bytesOf(assigned);
  PacketReader reader(Towards::client, 1000);
  for (char byte : bytes) {
    EXPECT_FALSE(reader.next());
    reader.add({&byte, 1});
  }
  EXPECT_TRUE(reader.next());
}

TEST(Packet, OfAnUnknownTypeIsSkipped) {
  PacketReader reader(Towards::client, 1000);
  reader.add(bytesOf({static_cast<PacketType>(27), {"exceptions"}}));
  reader.add(bytesOf({PacketType::noop, {}}));
  EXPECT_EQ(reader.next()->type, PacketType::noop);
}

TEST(Packet, IsRefusedIfItIsNone) {
  const auto read = [](std::string bytes) {
    PacketReader reader(Towards::client, 100);
    reader.add(bytes);
    reader.next();
  };
  EXPECT_THROW(read("OK hello world\n"), BadPacket);
  EXPECT_THROW(read(bytesOf(assigned, Towards::server)), BadPacket);
  EXPECT_THROW(read(std::string("\0RES\0\0\0\x0b\0\0\0\x03"
                                "a\0b",
                                15)),
               BadPacket)
      << "an argument is missing";
  EXPECT_THROW(read(std::string("\0RES\0\0\0\x0b\x7f\0\0\0", 12)), BadPacket) << "too large";
}

/// Whatever a server sends: packets or BadPacket, nothing else.
TEST(Packet, IsReadFromAnyBytes) {
  std::mt19937 random(1);
  for (int round = 0; round < 2000; ++round) {
    std::string bytes = bytesOf(assigned) + bytesOf({PacketType::workData, {"H", "data"}});
    for (int changes = 0; changes < 3; ++changes) bytes[random() % bytes.size()] = static_cast<char>(random());
    bytes.resize(random() % (bytes.size() + 1));
    PacketReader reader(Towards::client, 1000);
    reader.add(bytes);
    try {
      while (reader.next()) {
      }
    } catch (const BadPacket&) {
    }
  }
}

}  // namespace
}  // namespace hone
