// Prefixes of a text, completed by its grammar.
#pragma once

#include <memory>

#include "parse/language.h"
#include "repair/damage.h"
#include "repair/prefixes.h"
#include "repair/text_automaton.h"

namespace hone {

/// Of texts that are in the language.
std::unique_ptr<Prefixes> grammarPrefixes(TextAutomaton& automaton, std::shared_ptr<Language> language,
                                          Encoding encoding, Damage damage);

}  // namespace hone
