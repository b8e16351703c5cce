// The process in which a test library runs (oracle/library_test.h), a program that is built into hone: for each line
// with a size and a mark it answers with the mark and what the function returns, or with the mark, "!" and why there is
// no function. If there is a "?" in place of the size, it answers with the function's name.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "text/file_descriptor.h"

using hone::FileDescriptor;

namespace {

using TestFunction = int (*)(const unsigned char* data, size_t size);

/// The reading side, for one process' lifetime.
class MappedBytes {
 public:
  explicit MappedBytes(int file) : file_(file) {}

  const unsigned char* map(size_t size) {
    if (data_ == nullptr || size > mapped_) {
      if (data_ != nullptr) munmap(data_, mapped_);
      mapped_ = std::max(2 * size, size_t(1) << 16);
      data_ = mmap(nullptr, mapped_, PROT_READ, MAP_SHARED, file_, 0);
      if (data_ == MAP_FAILED) _exit(126);
    }
    return static_cast<const unsigned char*>(data_);
  }

 private:
  int file_;
  void* data_ = nullptr;
  size_t mapped_ = 0;
};

struct Loaded {
  void* library = nullptr;
  TestFunction function = nullptr;
  std::string name;
  std::string error;  ///< if there is no function
};

Loaded load(const char* path) {
  void* library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    std::string error = dlerror();
    std::replace(error.begin(), error.end(), '\n', ' ');
    return {nullptr, nullptr, "", error};
  }
  // hone_test comes first: its verdicts are more exact than a crash.
  for (const char* name : {"hone_test", "LLVMFuzzerTestOneInput"})
    if (void* function = dlsym(library, name)) return {library, reinterpret_cast<TestFunction>(function), name, ""};
  return {library, nullptr, "",
          "it has no function hone_test or LLVMFuzzerTestOneInput (in C++ these need extern \"C\")"};
}

/// A fuzz target may have a function to be called first.
void initialize(void* library) {
  using Initialize = int (*)(int* argc, char*** argv);
  const auto function = reinterpret_cast<Initialize>(dlsym(library, "LLVMFuzzerInitialize"));
  if (function == nullptr) return;
  static char name[] = "hone";
  static char* arguments[] = {name, nullptr};
  int count = 1;
  char** all = arguments;
  function(&count, &all);
}

}  // namespace

/// argv: the path of the library and the descriptor of the candidates.
int main(int, char** argv) {
  const char* path = argv[1];
  const int candidates = std::atoi(argv[2]);
  prctl(PR_SET_NAME, "hone-library");
  // The library may print what it likes; only the answers go to hone.
  FileDescriptor answers(fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3));
  dup2(STDERR_FILENO, STDOUT_FILENO);
  const Loaded loaded = load(path);
  if (loaded.name == "LLVMFuzzerTestOneInput") initialize(loaded.library);
  MappedBytes bytes(candidates);
  char line[64];
  while (fgets(line, sizeof line, stdin) != nullptr) {
    char* behindSize = line + 1;
    const size_t size = *line == '?' ? 0 : std::strtoull(line, &behindSize, 10);
    const std::string mark(behindSize, std::strcspn(behindSize, "\n"));
    std::string answer = "!" + loaded.error;
    if (loaded.function != nullptr)
      answer = *line == '?' ? loaded.name : std::to_string(loaded.function(bytes.map(size), size));
    answer = mark + answer + '\n';
    if (write(answers.get(), answer.data(), answer.size()) == -1) break;
  }
  _exit(0);  // the library's own clean-up is no part of the test
}
