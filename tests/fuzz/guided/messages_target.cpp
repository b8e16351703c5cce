// What comes from the network of a farm: packets, and messages after their seal was opened.
#include <cstdint>

#include "check.h"
#include "farm/fields.h"
#include "farm/messages.h"
#include "farm/packet.h"

using namespace hone;

namespace {

template <typename Decode>
void read(Decode decode, std::string_view text) {
  try {
    const std::string written = encode(decode(text));
    guided::check(encode(decode(written)) == written, "a message is read as it was written");
  } catch (const BadMessage&) {
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  read(decodeOffer, text);
  read(decodeHello, text);
  read(decodeJoin, text);
  read(decodeWorkerOrder, text);
  read(decodeCancel, text);
  read(decodeJudge, text);
  read(decodeJudged, text);
  read(decodeWorkerReport, text);
  constexpr size_t mostPacket = 1 << 20;
  for (const Towards towards : {Towards::server, Towards::client}) {
    PacketReader reader(towards, mostPacket);
    try {
      // In two parts, as the network may deliver them.
      reader.add(text.substr(0, size / 2));
      while (reader.next()) {
      }
      reader.add(text.substr(size / 2));
      while (reader.next()) {
      }
    } catch (const BadPacket&) {
    }
  }
  return 0;
}
