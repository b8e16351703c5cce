#include "process/launcher/forkable.h"

#include <elf.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/xattr.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <span>
#include <string_view>

#include "text/file_descriptor.h"

namespace hone {
namespace {

#ifdef __x86_64__
constexpr std::string_view linkerOfGlibc = "/lib64/ld-linux-x86-64.so.2";
#else
constexpr std::string_view linkerOfGlibc = "none: start.c has the system calls of x86-64 only";
#endif

/// Sanitizers insist on being the first library, or keep threads and maps of addresses.
constexpr std::array sanitizers = {"__asan_init", "__hwasan_init", "__lsan_init", "__msan_init", "__tsan_init",
                                   "libasan.so",  "libhwasan.so",  "liblsan.so",  "libtsan.so",  "libubsan.so"};

/// The file in memory, while it is looked at.
class Mapping {
 public:
  explicit Mapping(const FileDescriptor& file, size_t bytes)
      : bytes_(bytes), start_(mmap(nullptr, bytes, PROT_READ, MAP_PRIVATE, file.get(), 0)) {}
  ~Mapping() {
    if (start_ != MAP_FAILED) munmap(start_, bytes_);
  }
  Mapping(const Mapping&) = delete;
  Mapping& operator=(const Mapping&) = delete;

  /// Empty where the file doesn't reach.
  std::string_view at(uint64_t offset, uint64_t size) const {
    if (start_ == MAP_FAILED || offset > bytes_ || size > bytes_ - offset) return {};
    return {static_cast<const char*>(start_) + offset, size};
  }
  template <typename T>
  bool read(uint64_t offset, T& value) const {
    const std::string_view bytes = at(offset, sizeof value);
    if (bytes.size() == sizeof value) std::memcpy(&value, bytes.data(), sizeof value);
    return bytes.size() == sizeof value;
  }

 private:
  size_t bytes_;
  void* start_;
};

std::string_view upToZero(std::string_view text) { return text.substr(0, text.find('\0')); }

/// The names that the dynamic linker reads.
std::string_view namesIn(const Mapping& file, const Elf64_Phdr& dynamic, std::span<const Elf64_Phdr> segments) {
  uint64_t address = 0, size = 0;
  Elf64_Dyn entry;
  for (uint64_t at = 0; at < dynamic.p_filesz && file.read(dynamic.p_offset + at, entry) && entry.d_tag != DT_NULL;
       at += sizeof entry) {
    if (entry.d_tag == DT_STRTAB) address = entry.d_un.d_ptr;
    if (entry.d_tag == DT_STRSZ) size = entry.d_un.d_val;
  }
  for (const Elf64_Phdr& segment : segments) {
    if (segment.p_type == PT_LOAD && address >= segment.p_vaddr && address - segment.p_vaddr < segment.p_filesz)
      return file.at(segment.p_offset + (address - segment.p_vaddr), size);
  }
  return {};
}

}  // namespace

std::string whyNotForkable(const std::string& path) {
  const FileDescriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  struct stat state;
  if (!file || fstat(file.get(), &state) == -1 || !S_ISREG(state.st_mode)) return "can't be read";
  if ((state.st_mode & (S_ISUID | S_ISGID)) != 0 || fgetxattr(file.get(), "security.capability", nullptr, 0) >= 0)
    return "has special rights";
  const Mapping mapping(file, size_t(state.st_size));
  Elf64_Ehdr header;
  if (!mapping.read(0, header) || std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0) return "is a script";
  if (header.e_ident[EI_CLASS] != ELFCLASS64 || header.e_phentsize != sizeof(Elf64_Phdr))
    return "is for another processor";
  std::array<Elf64_Phdr, 64> all;
  const size_t count = std::min<size_t>(header.e_phnum, all.size());
  for (size_t i = 0; i < count; ++i) {
    if (!mapping.read(header.e_phoff + i * sizeof(Elf64_Phdr), all.at(i))) return "is no whole program";
  }
  const std::span<const Elf64_Phdr> segments(all.data(), count);
  const auto find = [&](uint32_t type) {
    return std::ranges::find_if(segments, [&](const Elf64_Phdr& segment) { return segment.p_type == type; });
  };
  const auto interpreter = find(PT_INTERP), dynamic = find(PT_DYNAMIC);
  if (interpreter == segments.end() || dynamic == segments.end()) return "is linked statically";
  if (upToZero(mapping.at(interpreter->p_offset, interpreter->p_filesz)) != linkerOfGlibc)
    return "isn't of glibc on x86-64";
  const std::string_view names = namesIn(mapping, *dynamic, segments);
  for (const char* name : sanitizers) {
    if (names.find(name) != names.npos) return "has a sanitizer";
  }
  return "";
}

}  // namespace hone
