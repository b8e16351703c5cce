// A message with descriptors (SCM_RIGHTS), as programs and the launcher send them to each other.
#pragma once

#include <sys/socket.h>
#include <sys/uio.h>

#include <array>
#include <cstddef>

#include "process/start/protocol.h"

namespace hone {

/// For sendmsg and recvmsg, with room for all descriptors of a request. The bytes must outlive it.
struct DescriptorMessage {
  DescriptorMessage(void* bytes, size_t size) : part{bytes, size} {
    header.msg_iov = &part;
    header.msg_iovlen = 1;
    header.msg_control = control.data();
    header.msg_controllen = control.size();
  }
  DescriptorMessage(const DescriptorMessage&) = delete;
  DescriptorMessage& operator=(const DescriptorMessage&) = delete;

  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int) * (startMostDescriptors + 1))> control = {};
  iovec part;
  msghdr header = {};
};

}  // namespace hone
