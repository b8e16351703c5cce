#include "proxy.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>

namespace hone {

namespace {

sockaddr_in addressOf(int port) {
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<uint16_t>(port));
  return address;
}

bool sendAll(int to, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t size = send(to, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (size <= 0) return false;
    bytes.remove_prefix(static_cast<size_t>(size));
  }
  return true;
}

}  // namespace

Proxy::Proxy(int serverPort, Meddle meddle) : serverPort_(serverPort), meddle_(std::move(meddle)) {
  listener_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address = addressOf(0);
  socklen_t size = sizeof address;
  bind(listener_, reinterpret_cast<sockaddr*>(&address), size);
  listen(listener_, 64);
  getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size);
  port_ = ntohs(address.sin_port);
  acceptor_ = std::jthread([this] { accept(); });
}

Proxy::~Proxy() {
  stopping_ = true;
  acceptor_.join();
  relays_.clear();
  close(listener_);
}

void Proxy::accept() {
  while (!stopping_) {
    pollfd event = {listener_, POLLIN, 0};
    if (poll(&event, 1, 50) <= 0) continue;
    const int client = accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    if (client != -1) relays_.emplace_back([this, client] { relay(client); });
  }
}

void Proxy::relay(int client) {
  const int server = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_in address = addressOf(serverPort_);
  bool open = connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  std::array<char, 1 << 16> buffer;
  while (open && !stopping_) {
    std::array<pollfd, 2> events = {pollfd{client, POLLIN, 0}, pollfd{server, POLLIN, 0}};
    poll(events.data(), events.size(), 50);
    if (events[0].revents != 0) {
      const ssize_t size = recv(client, buffer.data(), buffer.size(), 0);
      open = size > 0 && sendAll(server, {buffer.data(), static_cast<size_t>(size)});
    }
    if (open && events[1].revents != 0) {
      const ssize_t size = recv(server, buffer.data(), buffer.size(), 0);
      std::lock_guard lock(mutex_);
      const std::string bytes = size > 0 ? meddle_(std::string(buffer.data(), static_cast<size_t>(size))) : "";
      open = !bytes.empty() && sendAll(client, bytes);
    }
  }
  close(client);
  close(server);
}

}  // namespace hone
