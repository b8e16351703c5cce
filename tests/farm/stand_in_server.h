// Stands in for gearmand: queues jobs and hands them out, one to each connection that asks. A test plays hone or a
// worker by a connection of its own, and the code that is tested plays the other.
#pragma once

#include <atomic>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <thread>

#include "farm/connection.h"
#include "farm/packet.h"
#include "text/file_descriptor.h"

namespace hone {

/// Nothing takes this many seconds, unless it has failed.
inline constexpr double patience = 30;

class StandInServer {
 public:
  StandInServer();
  ~StandInServer() = default;

  const ServerAddress& address() const { return address_; }
  /// Closes all connections, and forgets all jobs. Others may connect from then on.
  void breakConnections() { breaking_ = true; }
  /// From now on answers no echo, as if what it is sent made no sense, until it breaks the connections.
  void turnDeaf() { deaf_ = true; }

 private:
  struct Client {
    FileDescriptor socket;
    PacketReader reader{Towards::server, size_t{1} << 20};
    bool speaksPackets = false;
    std::string text;  ///< lines of the text protocol
    std::set<std::string> functions;
  };
  struct Job {
    std::string handle, function, data;
    Client* from;
  };

  void serve(const std::stop_token& stop);
  void accept();
  /// False if the connection has ended.
  bool read(Client& client);
  void handle(Client& client, const Packet& packet);
  void giveJob(Client& client);
  std::string status() const;

  ServerAddress address_;
  FileDescriptor listener_;
  std::atomic<bool> breaking_ = false, deaf_ = false;
  std::list<Client> clients_;
  std::deque<Job> waiting_;
  std::map<std::string, Client*> running_;  ///< who has submitted the job, by its handle
  int jobs_ = 0;
  std::jthread thread_;
};

}  // namespace hone
