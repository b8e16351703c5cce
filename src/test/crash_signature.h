// What tells one crash of a program from another, for `--same-crash`.
//
// A reduction that only asks whether the program still crashes slips easily: a shorter candidate crashes too, but for
// another reason, and from there on the wrong bug is reduced. So the first run's crash gets a signature that does not
// depend on what a reduction changes: no addresses, line numbers, process numbers or messages that quote the input.
#pragma once

#include <string>
#include <string_view>

namespace hone {

/// Of how a process ended and what it wrote to both streams: its signal; the kind of sanitizer report, failed
/// assertion, internal compiler error, panic or uncaught exception (C and C++, Go, Java, JavaScript, Python, Rust); and
/// the innermost functions of the stack that it printed. For instance
///
///   SIGABRT, assertion: left == right, in insert
///   AddressSanitizer heap-use-after-free, free_node < walk < main
///   java.lang.IllegalStateException, com.acme.Parser.next < com.acme.Parser.parse
///
/// Where nothing like that is there, but the program failed: "exit 3: " and its first complaint, with what differs
/// between inputs left out. Empty where it ended well. O(output).
std::string crashSignature(int exitCode, int signal, std::string_view out, std::string_view err);

/// False for the empty signature and for those of programs that merely failed.
bool isCrash(std::string_view signature);

}  // namespace hone
