#include "farm/connection.h"

#include <fmt/format.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <memory>

#include "text/user_error.h"

namespace hone {
namespace {

using AddressList = std::unique_ptr<addrinfo, decltype(&freeaddrinfo)>;

AddressList resolve(const ServerAddress& server) {
  addrinfo hints = {};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* list = nullptr;
  const int error = getaddrinfo(server.host.c_str(), std::to_string(server.port).c_str(), &hints, &list);
  if (error != 0) throw ConnectionLost(fmt::format("{}: {}", server.text(), gai_strerror(error)));
  return {list, freeaddrinfo};
}

/// 0, or the error.
int connectTo(const addrinfo& address, double seconds, FileDescriptor& result) {
  FileDescriptor fd(socket(address.ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
  if (!fd) return errno;
  if (connect(fd.get(), address.ai_addr, address.ai_addrlen) == -1) {
    if (errno != EINPROGRESS) return errno;
    std::array<pollfd, 1> event = {pollfd{fd.get(), POLLOUT, 0}};
    if (pollFor(event, seconds) <= 0) return ETIMEDOUT;
    int error = 0;
    socklen_t size = sizeof error;
    if (getsockopt(fd.get(), SOL_SOCKET, SO_ERROR, &error, &size) == -1) return errno;
    if (error != 0) return error;
  }
  // A packet must not wait for the next one; a machine that has gone must be noticed, here after a minute: 30 s of
  // silence, and three questions 10 s apart.
  const int on = 1, idle = 30, interval = 10, count = 3;
  setsockopt(fd.get(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  setsockopt(fd.get(), SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
  setsockopt(fd.get(), IPPROTO_TCP, TCP_KEEPIDLE, &idle, sizeof idle);
  setsockopt(fd.get(), IPPROTO_TCP, TCP_KEEPINTVL, &interval, sizeof interval);
  setsockopt(fd.get(), IPPROTO_TCP, TCP_KEEPCNT, &count, sizeof count);
  result = aboveStandardStreams(std::move(fd));
  return 0;
}

FileDescriptor connectTo(const ServerAddress& server, double seconds) {
  int error = 0;
  const AddressList list = resolve(server);
  for (const addrinfo* address = list.get(); address != nullptr; address = address->ai_next) {
    FileDescriptor fd;
    error = connectTo(*address, seconds, fd);
    if (error == 0) return fd;
  }
  throw ConnectionLost(fmt::format("{}: {}", server.text(), std::strerror(error)));
}

}  // namespace

std::string ServerAddress::text() const {
  return host.find(':') == host.npos ? fmt::format("{}:{}", host, port) : fmt::format("[{}]:{}", host, port);
}

ServerAddress parseServerAddress(std::string_view text) {
  ServerAddress address;
  const auto fail = [&] {
    return UserError(fmt::format("'{}' is no address of a job server: give HOST:PORT, such as localhost:4730", text));
  };
  std::string_view port;
  if (text.starts_with('[')) {
    const size_t end = text.find(']');
    if (end == text.npos) throw fail();
    address.host = text.substr(1, end - 1);
    port = text.substr(end + 1);
  } else {
    const size_t colon = text.find(':');
    address.host = text.substr(0, colon);
    port = colon == text.npos ? "" : text.substr(colon);
  }
  if (address.host.empty()) throw fail();
  if (!port.empty()) {
    port.remove_prefix(1);
    const auto [end, error] = std::from_chars(port.begin(), port.end(), address.port);
    if (error != std::errc() || end != port.end() || address.port == 0) throw fail();
  }
  return address;
}

Connection::Connection(const ServerAddress& server, double seconds, size_t mostPacket)
    : server_(server),
      mostBytes_(mostPacket),
      socket_(connectTo(server, seconds)),
      reader_(Towards::client, mostPacket) {}

void Connection::send(const Packet& packet) {
  append(out_, packet, Towards::server);
  // Who sends is in the middle of something; `move` says that the server has gone.
  try {
    flush();
  } catch (const ConnectionLost&) {
  }
}

void Connection::flush() {
  while (sent_ < out_.size()) {
    const ssize_t size = ::send(socket_.get(), out_.data() + sent_, out_.size() - sent_, MSG_NOSIGNAL);
    if (size == -1 && errno == EINTR) continue;
    if (size == -1 && (errno == EAGAIN || errno == EWOULDBLOCK)) return;
    if (size == -1) throw ConnectionLost(fmt::format("{}: {}", server_.text(), std::strerror(errno)));
    sent_ += static_cast<size_t>(size);
  }
  out_.clear();
  sent_ = 0;
}

bool Connection::read(std::string& bytes) {
  std::array<char, 1 << 16> buffer;
  for (;;) {
    const ssize_t size = recv(socket_.get(), buffer.data(), buffer.size(), 0);
    if (size == -1 && errno == EINTR) continue;
    if (size == -1 && (errno == EAGAIN || errno == EWOULDBLOCK)) return false;
    if (size <= 0)
      throw ConnectionLost(
          fmt::format("{}: {}", server_.text(), size == 0 ? "the server has gone" : std::strerror(errno)));
    bytes.assign(buffer.data(), static_cast<size_t>(size));
    return true;
  }
}

void Connection::service() {
  flush();
  for (std::string bytes; read(bytes);) reader_.add(bytes);
}

std::optional<Packet> Connection::next() {
  try {
    return reader_.next();
  } catch (const BadPacket& error) {
    throw ConnectionLost(fmt::format("{}: {}", server_.text(), error.what()));
  }
}

pollfd Connection::interest() const {
  return {socket_.get(), static_cast<short>(unsent() > 0 ? POLLIN | POLLOUT : POLLIN), 0};
}

std::optional<Packet> Connection::wait(double seconds, int wake) {
  const Stopwatch watch;
  for (;;) {
    if (std::optional<Packet> packet = next()) return packet;
    std::array<pollfd, 2> events = {interest(), pollfd{wake, POLLIN, 0}};
    const int ready = pollFor(events, seconds - watch.seconds());
    if (events[0].revents != 0) service();
    if (events[1].revents != 0 || (ready == 0 && watch.seconds() >= seconds)) return next();
  }
}

std::string Connection::ask(std::string_view line, double seconds) {
  out_.append(line).append("\n");
  flush();
  const Stopwatch watch;
  std::string answer;
  while (answer != ".\n" && !answer.ends_with("\n.\n")) {
    std::array<pollfd, 1> events = {interest()};
    if (pollFor(events, seconds - watch.seconds()) == 0)
      throw ConnectionLost(fmt::format("{}: no answer", server_.text()));
    flush();
    for (std::string bytes; read(bytes);) answer += bytes;
    if (answer.size() > mostBytes_) throw ConnectionLost(fmt::format("{}: too long an answer", server_.text()));
  }
  answer.resize(answer.size() - 2);
  return answer;
}

}  // namespace hone
