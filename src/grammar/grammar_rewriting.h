// The texts of a grammar that hone gives to the ANTLR tool: for its network alone, and for recognizers in C++ and Java.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "grammar/grammar_source.h"
#include "grammar/rewritten_text.h"

namespace hone {

/// The text reduced to what defines the network: without code of a target language (so predicates are true), without
/// labels, without options that the ANTLR tool 4.7 doesn't know, and without constructs that it misreads.
RewrittenText networkOnly(const GrammarSource& source);

/// The text for the C++ target, code included. In code, `this.` becomes `this->`, since the public collection of
/// grammars writes `this.` for all targets. `baseHeader`: the file that declares the super class, or empty.
RewrittenText forCpp(const GrammarSource& source, std::string_view baseHeader);

/// The text for the Java target, with its code unchanged.
RewrittenText forJava(const GrammarSource& source);

/// The grammar's text with `_` appended to each of these names of rules and tokens, but not in code and literals.
RewrittenText withRenamed(const RewrittenText& text, const std::set<std::string>& names);

}  // namespace hone
