// HOST:PORT of a job server.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hone {

struct ServerAddress {
  std::string host;
  uint16_t port = 4730;
  std::string text() const;
};

/// HOST, HOST:PORT or [IPv6]:PORT. Throws UserError.
ServerAddress parseServerAddress(std::string_view text);

}  // namespace hone
