// The signature that tells one crash of a program from another, for `--same-crash`.
//
// A reduction that only asks whether the program still crashes slips easily: a shorter candidate crashes for another
// reason, and from there on the wrong bug is reduced. So the crash of the first run gets a signature that does not
// depend on what a reduction changes: it has no addresses, sizes, counts, offsets, line numbers, numbers of processes
// and threads, paths, or messages that quote the input.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hone {

struct Crash {
  std::string signal;               ///< "SIGABRT"; empty where none ended the program
  std::string kind;                 ///< "AddressSanitizer: heap-use-after-free", "assertion", "KeyError"; or "exit 3"
  std::string message;              ///< what tells crashes of the kind apart, without what may stem from the input
  std::vector<std::string> frames;  ///< up to three functions, the innermost first; the program's own if there are any
};

/// Of how a process ended and what it wrote to both streams: the kind of sanitizer report, failed assertion, abort of
/// the C or C++ library, internal compiler error, panic or uncaught exception (C and C++, Go, Java, JavaScript, Python,
/// Rust), and the functions of the stack that it printed. Two of these stand in no order of time, so they are sorted:
/// the functions that an overflow of the stack recurs through, and the two sides of a data race.
///
/// Where nothing like that is there, but the program failed, the kind is "exit 3" and the message its first complaint.
/// Empty where it ended well. O(output).
Crash findCrash(int exitCode, int signal, std::string_view out, std::string_view err);

/// In one line, empty for the empty crash. For instance
///
///   SIGABRT, assertion: left == right
///   AddressSanitizer: heap-use-after-free, free_node < walk < main
///   java.lang.IllegalStateException, com.acme.Parser.next < com.acme.Parser.parse
std::string signatureOf(const Crash& crash);

/// False for the empty signature and for those of programs that merely failed.
bool isCrash(std::string_view signature);

}  // namespace hone
