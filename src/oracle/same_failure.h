// Tells whether two texts fail alike, although the messages of the failures quote the texts: "no end of section alpha"
// and "no end of section beta" are one failure.
//
// A message alone doesn't say which of its words are the program's. But where two messages differ, each of the words in
// question must stand in the text that it is about, else the program has said something else. Punctuation is the
// program's, except between such words.
#pragma once

#include <string>
#include <string_view>

namespace hone {

/// The signature (oracle/crash_signature.h) with marks at the words of its message that stand in the text, for
/// `meets`. The same signature if it has none. O(signature * text).
std::string expectationOf(std::string_view signature, std::string_view text);

/// The signature without the marks.
std::string withoutMarks(std::string expectation);

/// True if the text, which fails with this signature, fails as is expected: the signatures are the same, or what they
/// have not in common are words of both texts. The place counts only if one is expected. O(expectation * signature).
bool meets(std::string_view expectation, std::string_view signature, std::string_view text);

}  // namespace hone
