#include "stand_in_server.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>

#include <array>
#include <stdexcept>
#include <vector>

namespace hone {
namespace {

void sendAll(const FileDescriptor& socket, const std::string& bytes) {
  for (size_t sent = 0; sent < bytes.size();) {
    const ssize_t size = ::send(socket.get(), bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
    if (size <= 0) return;
    sent += static_cast<size_t>(size);
  }
}

void sendPacket(const FileDescriptor& socket, const Packet& packet) {
  std::string bytes;
  append(bytes, packet, Towards::client);
  sendAll(socket, bytes);
}

}  // namespace

StandInServer::StandInServer() : listener_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in place = {};
  place.sin_family = AF_INET;
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof place;
  auto* any = reinterpret_cast<sockaddr*>(&place);
  if (bind(listener_.get(), any, size) != 0 || listen(listener_.get(), 16) != 0 ||
      getsockname(listener_.get(), any, &size) != 0)
    throw std::runtime_error("no port");
  address_.host = "127.0.0.1";
  address_.port = ntohs(place.sin_port);
  thread_ = std::jthread([this](const std::stop_token& stop) { serve(stop); });
}

void StandInServer::serve(const std::stop_token& stop) {
  constexpr int wake = 10;  // ms, for what no descriptor says
  while (!stop.stop_requested()) {
    if (breaking_.exchange(false)) {
      clients_.clear();
      waiting_.clear();
      running_.clear();
    }
    std::vector<pollfd> events = {{listener_.get(), POLLIN, 0}};
    for (const Client& client : clients_) events.push_back({client.socket.get(), POLLIN, 0});
    if (poll(events.data(), events.size(), wake) <= 0) continue;
    size_t at = 1;
    for (auto client = clients_.begin(); client != clients_.end() && at < events.size(); ++at) {
      const bool ended = events[at].revents != 0 && !read(*client);
      if (ended) {
        std::erase_if(waiting_, [&](const Job& job) { return job.from == &*client; });
        std::erase_if(running_, [&](const auto& job) { return job.second == &*client; });
        client = clients_.erase(client);
      } else {
        ++client;
      }
    }
    if (events[0].revents != 0) accept();
  }
}

void StandInServer::accept() {
  FileDescriptor socket(accept4(listener_.get(), nullptr, nullptr, SOCK_CLOEXEC));
  if (!socket) return;
  // Small answers would wait for the client's acknowledgements.
  const int on = 1;
  setsockopt(socket.get(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  clients_.emplace_back().socket = std::move(socket);
}

bool StandInServer::read(Client& client) {
  std::array<char, 1 << 16> buffer;
  const ssize_t size = recv(client.socket.get(), buffer.data(), buffer.size(), 0);
  if (size <= 0) return false;
  const std::string_view bytes(buffer.data(), static_cast<size_t>(size));
  // Its first byte tells what it speaks; a large packet comes in parts that begin with anything.
  client.speaksPackets = client.speaksPackets || (client.text.empty() && bytes.front() == '\0');
  if (!client.speaksPackets) {
    client.text += bytes;
    if (client.text.ends_with('\n')) {
      client.text.clear();
      sendAll(client.socket, status());
    }
    return true;
  }
  client.reader.add(bytes);
  while (const std::optional<Packet> packet = client.reader.next()) handle(client, *packet);
  return true;
}

void StandInServer::handle(Client& client, const Packet& packet) {
  const std::vector<std::string>& words = packet.arguments;
  switch (packet.type) {
    case PacketType::canDo: client.functions.insert(words[0]); break;
    case PacketType::resetAbilities: client.functions.clear(); break;
    case PacketType::grabJob: giveJob(client); break;
    case PacketType::echoRequest:
      if (!deaf_) sendPacket(client.socket, {PacketType::echoAnswer, words});
      break;
    case PacketType::preSleep:
      for (const Job& job : waiting_)
        if (client.functions.contains(job.function)) return sendPacket(client.socket, {PacketType::noop, {}});
      break;
    case PacketType::submitJob:
      waiting_.push_back({"H:" + std::to_string(++jobs_), words[0], words[2], &client});
      sendPacket(client.socket, {PacketType::jobCreated, {waiting_.back().handle}});
      for (const Client& other : clients_)
        if (other.functions.contains(words[0])) sendPacket(other.socket, {PacketType::noop, {}});
      break;
    case PacketType::workData:
    case PacketType::workComplete:
    case PacketType::workFail:
      if (const auto job = running_.find(words[0]); job != running_.end()) {
        sendPacket(job->second->socket, packet);
        if (packet.type != PacketType::workData) running_.erase(job);
      }
      break;
    default: break;
  }
}

void StandInServer::giveJob(Client& client) {
  for (auto job = waiting_.begin(); job != waiting_.end(); ++job) {
    if (!client.functions.contains(job->function)) continue;
    running_[job->handle] = job->from;
    sendPacket(client.socket, {PacketType::jobAssign, {job->handle, job->function, job->data}});
    waiting_.erase(job);
    return;
  }
  sendPacket(client.socket, {PacketType::noJob, {}});
}

std::string StandInServer::status() const {
  std::map<std::string, int> workers;
  for (const Client& client : clients_)
    for (const std::string& function : client.functions) ++workers[function];
  std::string lines;
  for (const auto& [function, count] : workers) lines += function + "\t0\t0\t" + std::to_string(count) + "\n";
  return lines + ".\n";
}

}  // namespace hone
