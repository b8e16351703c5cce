// A stack is a sequence of lines that are frames or are indented, since many programs print a frame's place, or its
// source text, below the frame. Any other line ends it, even an empty one. The frames look like
//
//     #1 0x55cde63ced2f in walk(unsigned long) /src/tree.cpp:37:10        sanitizers, LLVM, gdb
//   0x7f0e1 fold_convert(tree_node*)                                      GCC, the place below
//      6: tree::walk                                                      Rust, the place below
//   main.walk({0xc000070f30?, 0x1?, 0x60?}, 0x55dc40?)                    Go, the place below
//       at com.acme.Parser.next(Parser.java:80)                           Java
//       at Object.walk [as visit] (/src/tree.js:21:17)                    JavaScript
//     File "/src/tree.py", line 15, in walk                               Python
// A frame is a library's if its file or its module is. The name of a function decides only where no file is printed:
// without debug information, every function has the module of the program, also those that are linked into it. Names of
// the program itself may look like those of a library (`string`, `stream`, `member`), so the names are a list.
#include "oracle/stack_trace.h"

#include <re2/re2.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace hone {

// The last list in parentheses that isn't inside another, and what follows it, goes.
std::string withoutParameters(std::string function) {
  size_t depth = 0;
  for (size_t at = function.size(); at-- > 1;) {
    if (function[at] == ')') ++depth;
    if (function[at] != '(' || depth == 0 || --depth > 0) continue;
    const std::string_view rest = std::string_view(function).substr(at);
    const bool name = rest.starts_with("(anonymous") || function.ends_with("operator()");
    if (!name) function.erase(at);
    break;
  }
  while (function.ends_with(' ')) function.pop_back();
  return function;
}

namespace {

using re2::StringPiece;

StringPiece piece(std::string_view text) { return {text.data(), text.size()}; }

/// `rest` is what follows the number and the address.
Frame nativeFrame(const std::string& rest) {
  static const RE2 expression(
      R"((.*?)\s*(?:\s(?:at )?(\S+:\d+(?::\d+)?|<null>))?\s*(\([^()]*\+0x[0-9a-fA-F]+\))?\s*(?:\(BuildId: \w+\))?)");
  Frame frame;
  std::string module;
  RE2::FullMatch(rest, expression, &frame.function, &frame.place, &module);
  if (frame.place.empty() || frame.place == "<null>") frame.place = module;
  // gdb names the library of a function without a line.
  static const RE2 library(R"((.*) from (/\S+))");
  std::string function;
  if (RE2::FullMatch(frame.function, library, &function, &frame.place)) frame.function = function;
  if (frame.function == "<null>" || frame.function.starts_with("??")) frame.function.clear();
  frame.function = withoutParameters(std::move(frame.function));
  return frame;
}

/// The digits of an address that don't depend on where its module was loaded: a page has 4096 bytes.
std::string inPageOf(const std::string& address) {
  constexpr size_t digitsOfPage = 3;
  return address.size() < digitsOfPage ? "" : address.substr(address.size() - digitsOfPage);
}

/// gdb's name for a function without a symbol is "??". The innermost one is told by its library and its address.
std::string nameWithoutSymbol(const std::string& inPage, const std::string& rest) {
  const size_t slash = rest.rfind('/');
  if (!rest.starts_with("?? ()") || inPage.empty()) return "";
  const std::string library = slash == rest.npos ? "" : rest.substr(slash + 1);
  return library + "@" + inPage;
}

std::optional<Frame> frameIn(std::string_view line) {
  static const RE2 numbered(R"(\s*#(\d+):?\s+(?:(0x[0-9a-fA-F]+)\s+)?(?:in\s+)?(.*))"),
      gcc(R"(0x[0-9a-f]+ ([^\s(]+(?:\(.*\))?(?: const)?))"),
      rust(R"(\s*\d+:\s+(?:0x[0-9a-f]+ - )?(\S.*?)(?:::h[0-9a-f]{16})?)"), go(R"((\S+)\([^()]*\))"),
      java(R"(\s+at (?:([\w.@-]+)//?)?([^\s()/]+)\(([^()]*)\))"),
      script(R"(\s+at (?:async |new )?([^\s()]+)(?: \[as [^\]]*\])? \((.*)\))"),
      python(R"re(\s+File "([^"]*)", line (\d+),? in (\S+))re");
  const StringPiece text = piece(line);
  std::string number, address, rest, module, lineNumber;
  Frame frame;
  if (RE2::FullMatch(text, numbered, &number, &address, &rest)) {
    frame = nativeFrame(rest);
    frame.inPage = inPageOf(address);
    if (frame.function.empty() && number == "0") frame.function = nameWithoutSymbol(frame.inPage, rest);
    return frame;
  }
  if (RE2::FullMatch(text, gcc, &rest)) return nativeFrame(rest);
  if (RE2::FullMatch(text, python, &frame.place, &lineNumber, &frame.function)) {
    frame.function.insert(0, frame.place.substr(frame.place.rfind('/') + 1) + ":");
    frame.place += ":" + lineNumber;
    return frame;
  }
  if (RE2::FullMatch(text, java, &module, &frame.function, &frame.place)) {
    if (!module.empty()) frame.place = module;
    return frame;
  }
  if (RE2::FullMatch(text, script, &frame.function, &frame.place)) return frame;
  if (RE2::FullMatch(text, rust, &frame.function)) return frame;
  if (RE2::FullMatch(text, go, &frame.function)) return frame;
  return std::nullopt;
}

bool isIndented(std::string_view line) {
  return (line.starts_with(' ') || line.starts_with('\t')) && line.find_first_not_of(" \t") != std::string_view::npos;
}

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

std::vector<Stack> findStacks(std::string_view text, size_t most) {
  std::vector<Stack> stacks;
  bool inside = false;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (std::optional<Frame> frame = frameIn(line)) {
      if (!inside && stacks.size() == most) break;
      if (!inside) stacks.emplace_back();
      inside = true;
      stacks.back().push_back(*std::move(frame));
    } else if (inside && isIndented(line)) {
      std::string& place = stacks.back().back().place;
      line.remove_prefix(line.find_first_not_of(" \t"));
      if (line.starts_with("at ")) line.remove_prefix(3);
      if (place.empty()) place = line;
    } else {
      inside = false;
    }
  }
  return stacks;
}

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
