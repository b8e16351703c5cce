// A frame is a library's if its file or its module is. The name of a function decides only where no file is printed:
// without debug information, every function has the module of the program, also those that are linked into it. Names of
// the program itself may look like those of a library (`string`, `stream`, `member`), so the names are a list.
#include "oracle/own_frames.h"

#include <re2/re2.h>

namespace hone {
namespace {

/// Files and modules of the languages' libraries, and of the sanitizers. Not all of /usr/include: a library that is
/// only a header may be what is tested.
bool isOfLibrary(const std::string& place) {
  static const RE2 file(R"(.*/include/c\+\+/.*|.*/lib/(?:gcc|clang)/.*/include/.*|)"
                        R"(/usr/(?:local/)?include/(?:[^/]*-linux-[^/]*/)?(?:(?:bits|sys)/)?[^/]*|)"
                        R"(.*/(?:libsanitizer|compiler-rt)/.*|(?:\./|\.\./|csu/)*(?:csu|nptl|sysdeps)/.*|/rustc/.*|)"
                        R"(.*/go[^/]*/src/runtime/.*|(?:java|jdk)\..*|node:.*|<anonymous>|index \d+|<frozen .*)");
  static const RE2 module(
      R"(\(?(?:/\S*/)?(?:(?:lib(?:c|m|dl|rt|pthread|stdc\+\+|c\+\+|c\+\+abi|gcc_s|unwind|[a-z]+san)|ld-[-\w]+)(?:-[\d.]+)?\.so|)"
      R"(libclang_rt\.[-\w.]+)[.\d]*(?:\+.*)?)");
  static const RE2 python(R"(.*/lib/python\d+\.\d+/.*)");
  if (RE2::FullMatch(place, python)) return place.find("-packages/") == std::string::npos;
  return RE2::FullMatch(place, file) || RE2::FullMatch(place, module);
}

/// The C library's sources have names that a program's may have too: ./string/strdup.c.
bool mayBeOfGlibc(const std::string& place) {
  static const RE2 file(
      R"((?:\./|\.\./)*(?:assert|debug|elf|io|libio|locale|malloc|math|misc|posix|setjmp|signal|stdio-common|stdlib|)"
      R"(string|time|wcsmbs)/[^/]*)");
  return RE2::FullMatch(place, file);
}

bool hasFile(const std::string& place) {
  static const RE2 line(R"([^()]*:\d+)");
  return RE2::FullMatch(place, line);
}

/// Packages and prefixes that no program may use for its own functions.
bool isReservedName(const std::string& function, const std::string& place) {
  static const RE2 reserved(R"((?:java|javax|jdk|sun|com\.sun)\..*|node:.*|runtime\..*|_*rust_.*|__rustc::.*)");
  if (RE2::FullMatch(function, reserved)) return true;
  // Go: a package of the library has no host in its path.
  static const RE2 goFile(R"(.*/go[^/]*/src/.*)"), goFunction(R"((?:[^./]+/)*[^./]+\..*)");
  return !function.starts_with("main.") && RE2::FullMatch(place, goFile) && RE2::FullMatch(function, goFunction);
}

bool isLibraryName(const std::string& function) {
  static const RE2 name(
      // The implementation's own names.
      R"(__GI_.*|_{2,3}interceptor_.*|__(?:asan|hwasan|lsan|msan|tsan|ubsan|sanitizer)_.*|__libc_.*|_dl_.*|_IO_.*|)"
      R"(__\w+_chk|(?:\w+ )?(?:std|__gnu_cxx|__cxxabiv1|__sanitizer|__asan|fuzzer)::.*|<?(?:core|std|alloc)::.*|)"
      R"(operator (?:new|delete).*|)"
      // Memory and strings.
      R"((?:__)?(?:[mc]|re)alloc(?:array)?|c?free|(?:posix_)?memalign|aligned_alloc|p?valloc|(?:__)?strn?dup|)"
      R"(w?mem(?:cpy|move|set|cmp|chr)|mem(?:ccpy|mem|rchr|pcpy)|w?mempcpy|rawmemchr|)"
      R"(str(?:n?len|n?cpy|n?cat|n?cmp|n?casecmp|coll|xfrm|r?chr|chrnul|str|casestr|c?spn|pbrk|tok|tok_r|sep|fry)|)"
      R"(str(?:to[lfd]|toll|toul|toull|told|toimax|toumax|error|error_r|signal|ftime|ptime|verscmp|lcpy|lcat)|)"
      R"(stp(?:n?cpy)|wcs(?:n?len|n?cpy|n?cat|n?cmp|n?casecmp|coll|xfrm|r?chr|str|c?spn|pbrk|tok|dup|to[lfd]|toll|)"
      R"(toul|toull|told)|v?(?:as|s|sn|f|d)?w?printf|v?[sf]?w?scanf|)"
      // Into main, and out of the program.
      R"(_start|clone3|start_thread|abort|(?:__)?(?:raise|gsignal|pthread_kill.*|assert_fail.*|assert.*_perror.*|)"
      R"(restore_rt|kernel_vsyscall))");
  return RE2::FullMatch(function, name);
}

bool isLibrary(const Frame& frame) {
  if (frame.function.empty() || isOfLibrary(frame.place) || isReservedName(frame.function, frame.place)) return true;
  if (mayBeOfGlibc(frame.place)) return frame.function.starts_with('_') || isLibraryName(frame.function);
  return !hasFile(frame.place) && isLibraryName(frame.function);
}

/// Functions that end a program or print its stack; also those whose names aren't printed.
bool endsProgram(const Frame& frame) {
  static const RE2 name(
      R"((?:__GI_|__)*(?:abort|raise|gsignal|pthread_kill.*|assert_fail.*|restore_rt|t?g?kill|_?exit|libc_message.*)|)"
      R"(std::terminate.*|__cxxabiv1::.*|__sanitizer_print_stack_trace|fuzzer::.*|llvm::sys::.*|<signal handler called>)");
  return frame.function.empty() || RE2::FullMatch(frame.function, name);
}

/// A function of the program that reports the failure of another one. Some names only say so beside the end of the
/// program, since a function of any program may have them.
bool isReporter(const Frame& frame, bool besideEnd) {
  static const RE2 always(R"(crash_signal.*|diagnostic_.*|internal_error.*|fancy_abort|)"
                          R"(llvm::(?:sys::.*|report_fatal_error|llvm_unreachable_internal))"),
      beside(R"(die|terminate|panic|.*SignalHandler.*)");
  return RE2::FullMatch(frame.function, always) || (besideEnd && RE2::FullMatch(frame.function, beside));
}

}  // namespace

std::vector<Frame> ownFrames(const Stack& innermostFirst) {
  std::vector<Frame> own;
  bool besideEnd = false;
  for (const Frame& frame : innermostFirst) {
    const bool reports = own.empty() && isReporter(frame, besideEnd);
    if (!reports && !isLibrary(frame)) own.push_back(frame);
    besideEnd = reports || endsProgram(frame);
  }
  return own;
}

}  // namespace hone
