#include "process/launcher/forkable.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/xattr.h>

#include <fstream>

#include "process/start/elf.h"
#include "text/file_descriptor.h"

namespace hone {

std::string whyNotForkable(const std::string& path) {
#ifndef __x86_64__
  return "isn't of glibc on x86-64";
#endif
  const FileDescriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat state;
  if (!file || fstat(file.get(), &state) == -1 || !S_ISREG(state.st_mode) || state.st_size == 0) return "can't be read";
  if ((state.st_mode & (S_ISUID | S_ISGID)) != 0 || fgetxattr(file.get(), "security.capability", nullptr, 0) >= 0)
    return "has special rights";
  const auto size = size_t(state.st_size);
  void* const bytes = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.get(), 0);
  if (bytes == MAP_FAILED) return "can't be read";
  const StartFit fit = startFit(static_cast<const char*>(bytes), size);
  munmap(bytes, size);
  switch (fit) {
    case startFits: return "";
    case startIsNoElf: return "is a script";
    case startIsOther: return "is for another processor";
    case startIsBroken: return "is no whole program";
    case startIsStatic: return "is linked statically";
    case startIsNotGlibc: return "isn't of glibc on x86-64";
    case startHasSanitizer: return "has a sanitizer";
  }
  return "";
}

std::string interpreterOf(std::string path) {
  for (int depth = 0; depth < 4; ++depth) {
    std::ifstream file(path, std::ios::binary);
    std::string line;
    if (file.get() != '#' || file.get() != '!' || !std::getline(file, line)) return path;
    line.erase(0, line.find_first_not_of(" \t"));
    path = line.substr(0, line.find_first_of(" \t\r"));
  }
  return path;
}

}  // namespace hone
