// A relay between programs and a server on this machine, which may do with their bytes what it likes.
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace hone {

class Proxy {
 public:
  /// Changes bytes on their way from the server; empty: the connection ends. Called by one thread at a time.
  using Meddle = std::function<std::string(std::string bytes)>;

  Proxy(int serverPort, Meddle meddle);
  ~Proxy();
  Proxy(const Proxy&) = delete;
  Proxy& operator=(const Proxy&) = delete;

  int port() const { return port_; }

 private:
  void accept();
  void relay(int client);

  const int serverPort_;
  const Meddle meddle_;
  std::mutex mutex_;
  int listener_ = -1, port_ = 0;
  std::atomic<bool> stopping_ = false;
  std::vector<std::jthread> relays_;
  std::jthread acceptor_;
};

}  // namespace hone
