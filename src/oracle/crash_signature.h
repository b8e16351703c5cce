// Computes a signature that distinguishes crashes of a program, for `--same-crash`.
//
// A reduction that only checks whether the program still crashes suffers from slippage: a shorter candidate crashes for
// another reason, and from then on hone reduces the wrong bug. So the crash of the first run gets a signature without
// what a reduction may change: addresses, sizes, counts, offsets, line numbers, process and thread ids, paths, and
// messages that quote the input.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hone {

struct Crash {
  std::string signal;               ///< "SIGABRT"; empty if no signal ended the program
  std::string kind;                 ///< "AddressSanitizer: heap-use-after-free", "assertion", "KeyError"; or "exit 3"
  std::string message;              ///< distinguishes crashes of one kind; without parts that may come from the input
  std::vector<std::string> frames;  ///< up to three functions, innermost first; the program's own if any
  /// Where the innermost of them failed and where it was called: "tree.cpp:37:10 < main.cpp:9:3" or
  /// "walk@d80 < main@1f2". Without the second part if that isn't known; empty if neither is.
  std::string place;
};

/// Finds in a process's end and output the kind of crash: a sanitizer report, failed assertion, abort of the C or C++
/// library, internal compiler error, panic or uncaught exception (C and C++, Go, Java, JavaScript, Python, Rust), and
/// the functions of the stack that it printed. Functions are sorted if their order is arbitrary: those of the recursion
/// in a stack overflow, and the two sides of a data race.
///
/// If there is none of these but the program failed, the kind is "exit 3" and the message is its first error message,
/// or else the last line on standard error. Empty if the program succeeded. O(output).
///
/// An interpreter runs its input, so the functions in `candidateFile`, the input's name, are the input's. If an
/// exception is thrown in one, the message tells it from others.
Crash findCrash(int exitCode, int signal, std::string_view out, std::string_view err,
                std::string_view candidateFile = {});

/// Where the text reports the first crash of a kind that `findCrash` knows; npos if there is none. O(text).
size_t findReport(std::string_view text);

/// The line by which a program that fails without a crash says why: its first error message, or else the last line on
/// standard error. As it was printed; may be empty. O(output).
std::string complaintIn(std::string_view out, std::string_view err);

/// The signature in one line; empty for the empty crash. For instance
///
///   SIGABRT, assertion: left == right, tree.c:insert
///   AddressSanitizer: heap-use-after-free, free_node < walk < main
///   java.lang.IllegalStateException, com.acme.Parser.next < com.acme.Parser.parse
std::string signatureOf(const Crash& crash);

/// The signature and, in a second line, the place. Signatures themselves have no line numbers, since the next version
/// of the program has others.
std::string exactSignatureOf(const Crash& crash);
/// The parts of either kind of signature; the place may be empty.
std::string_view withoutPlace(std::string_view signature);
std::string_view placeIn(std::string_view signature);
/// The parts of a place; the second may be empty.
std::string_view failingLine(std::string_view place);
std::string_view callingLine(std::string_view place);

/// True if the signature tells where the program fails: by a function or a failed assertion. False for "SIGSEGV" alone,
/// an exit status, an exception without a stack and the like, which may be of several bugs.
bool namesPlace(std::string_view signature);

/// "SIGABRT, std::runtime_error" of the signature of a C++ exception without a stack; empty for any other.
std::string exceptionWithoutStack(std::string_view signature);

/// False for the empty signature and for that of a program that only exited with a failure status.
bool isCrash(std::string_view signature);

// Tells whether two texts fail alike, although the messages of the failures quote the texts: "no end of section alpha"
// and "no end of section beta" are one failure.
//
// A message alone doesn't say which of its words are the program's. But where two messages differ, each of the words in
// question must stand in the text that it is about, else the program has said something else. Punctuation is the
// program's, except between such words.

/// The signature (oracle/crash_signature.h) with marks at the words of its message that stand in the text, for
/// `meets`. The same signature if it has none. O(signature * text).
std::string expectationOf(std::string_view signature, std::string_view text);

/// The signature without the marks.
std::string withoutMarks(std::string expectation);

/// True if the text, which fails with this signature, fails as is expected: the signatures are the same, or what they
/// have not in common are words of both texts. The place counts only if one is expected. O(expectation * signature).
bool meets(std::string_view expectation, std::string_view signature, std::string_view text);

}  // namespace hone
