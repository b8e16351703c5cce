// A connection to the job server. It never blocks longer than it is told to; large packets wait in its buffers.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "farm/packet.h"
#include "process/time_limit.h"
#include "text/file_descriptor.h"

namespace hone {

/// HOST:PORT of a job server.
struct ServerAddress {
  std::string host;
  uint16_t port = 4730;
  std::string text() const;
};

/// HOST, HOST:PORT or [IPv6]:PORT. Throws UserError.
ServerAddress parseServerAddress(std::string_view text);

/// The server can't be reached, or has gone.
class ConnectionLost : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class Connection {
 public:
  /// Connects, within `seconds`. A packet of more than `mostPacket` bytes ends the connection. Throws ConnectionLost.
  Connection(const ServerAddress& server, double seconds, size_t mostPacket);

  /// Queues the packet, and writes what the other side takes now. Never throws ConnectionLost: `move` does.
  void send(const Packet& packet);
  /// Writes and reads what is possible now. Throws ConnectionLost, also for what is no packet.
  void service();
  /// The next packet that has come.
  std::optional<Packet> next();
  /// Waits until a packet has come; nullopt after `seconds`, or if `wake`, a descriptor, is readable (-1: none).
  std::optional<Packet> wait(double seconds, int wake = -1);

  /// What poll needs: the descriptor, and whether it has to be writable.
  pollfd interest() const;
  /// Bytes that wait to be written.
  size_t unsent() const { return out_.size() - sent_; }

  /// Talks the text protocol of the server's administration: sends a line and returns the answer, up to its line "." .
  /// Only on a connection that has no packets. Throws ConnectionLost.
  std::string ask(std::string_view line, double seconds);

 private:
  void flush();
  /// False if nothing more has come.
  bool read(std::string& bytes);

  ServerAddress server_;
  size_t mostBytes_;
  FileDescriptor socket_;
  PacketReader reader_;
  std::string out_;
  size_t sent_ = 0;  ///< how many bytes of `out_` have gone
};

}  // namespace hone
