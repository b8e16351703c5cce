// The process in which a test library runs (test/library_test.h), a program that is built into hone: for each line with
// a size and a mark it answers with the mark and what the function returns, or with the mark, "!" and why there is no
// function.
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

}  // namespace

/// argv: the path of the library and the descriptor of the candidates.
int main(int, char** argv) {
  const char* path = argv[1];
  const int candidates = std::atoi(argv[2]);
  prctl(PR_SET_NAME, "hone-library");
  // The library may print what it likes; only the answers go to hone.
  FileDescriptor answers(fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3));
  dup2(STDERR_FILENO, STDOUT_FILENO);
  std::string error;
  TestFunction test = nullptr;
  if (void* library = dlopen(path, RTLD_NOW | RTLD_LOCAL)) {
    test = reinterpret_cast<TestFunction>(dlsym(library, "hone_test"));
    if (test == nullptr) error = "it has no function hone_test (in C++ it needs extern \"C\")";
  } else {
    error = dlerror();
    std::replace(error.begin(), error.end(), '\n', ' ');
  }
  MappedBytes bytes(candidates);
  char line[64];
  while (fgets(line, sizeof line, stdin) != nullptr) {
    char* behindSize = nullptr;
    const size_t size = std::strtoull(line, &behindSize, 10);
    const std::string mark(behindSize, std::strcspn(behindSize, "\n"));
    std::string answer = "!" + error;
    if (test != nullptr) {
      answer = std::to_string(test(bytes.map(size), size));
    }
    answer = mark + answer + '\n';
    if (write(answers.get(), answer.data(), answer.size()) == -1) break;
  }
  _exit(0);  // the library's own clean-up is no part of the test
}
