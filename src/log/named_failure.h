// A tool that diagnoses a text says in its message which name is wrong: "error: 'fooBar' was not declared". Signatures
// (oracle/crash_signature.h) leave names out, since a reduction may shorten them; but another name is another error.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "log/invocation.h"

namespace hone {

struct NamedFailure {
  std::vector<std::string> names;
  std::string expression;  ///< for --stderr or --stdout: the message with these names, and with any other number
  bool onError = true;     ///< standard error has the message
};

/// True for compilers and for programs that check a text. Others may quote what they just happen to process.
bool diagnoses(const Invocation& call);

/// `said`: the line of the log; empty: the first complaint in the output counts. nullopt if the output doesn't have the
/// line, or if that quotes nothing which stands in `text`, the input. O(output + said * text).
std::optional<NamedFailure> namedFailure(std::string_view said, std::string_view out, std::string_view err,
                                         std::string_view text);

}  // namespace hone
