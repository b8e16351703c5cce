// Makes inputs that owe little to one another: a text is grown from the root, and each of its nodes takes the form that
// some known node in the same place has. So the parts of an input are chosen independently, as in a probabilistic
// grammar that is learned from inputs (Soremekun, Pavese, Havrikov, Grunske, Zeller: Inputs from Hell, TSE 2020). What
// is only changed step by step keeps most of what the given input had, and with that what occurs in it by chance.
#pragma once

#include <optional>
#include <string>

#include "explain/known_forms.h"

namespace hone {

class Resampling {
 public:
  /// All must outlive this.
  Resampling(const Parts& parts, const KnownForms& forms) : parts_(parts), forms_(forms) {}

  /// The tree's text with another one in the place of the node's, grown anew in about so many tokens at most; it may
  /// have syntax errors. nullopt if no known node is in such a place. O(text).
  std::optional<std::string> grow(const Tree& tree, NodeId from, size_t tokens, Random& random) const;

 private:
  class Growth;

  const Parts& parts_;
  const KnownForms& forms_;
};

}  // namespace hone
