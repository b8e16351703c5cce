// A file in memory, for other processes: what they are to read, or a program that is built into hone (hone_embed in
// src/embed.cmake). So the library needs no installed program beside it, whatever process it is part of.
#pragma once

#include <string>
#include <string_view>

#include "text/file_descriptor.h"

namespace hone {

/// Exists as long as the object, and as long as another process has the descriptor.
class MemoryFile {
 public:
  /// `name` is for messages and process lists. Throws Shortage or UserError where the system makes no such file.
  MemoryFile(const char* name, std::string_view bytes);

  /// One that no process can change, as a test might that has the descriptor of its own program.
  static MemoryFile sealed(const char* name, std::string_view bytes);

  /// The whole content. Throws as the constructor does.
  void write(std::string_view bytes);

  /// The descriptor is at the beginning of the file, above the standard streams, and closed by exec.
  int fd() const { return file_.get(); }
  /// For exec, in every process that has the descriptor.
  std::string path() const { return "/proc/self/fd/" + std::to_string(fd()); }

 private:
  const char* name_;
  FileDescriptor file_;
};

}  // namespace hone
