// The nodes of known inputs by their place in the grammar. Other inputs are made of their forms and texts.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "grammar/parts.h"
#include "text/random.h"
#include "tree/tree.h"

namespace hone {

/// Whose node it is: of an input that was given, of one that was tested, or of a sample of the corpus.
enum class Origin : uint8_t { given, tested, sample };

struct Form {
  const Tree* tree;
  NodeId node;
  Origin origin = Origin::given;
};

/// A part, and what it is directly in (noPart: anything).
struct FormPlace {
  Part within, part;
  friend auto operator<=>(const FormPlace&, const FormPlace&) = default;
};

FormPlace placeOf(const Parts& parts, const Tree& tree, NodeId node);

class KnownForms {
 public:
  /// `parts` must outlive this.
  explicit KnownForms(const Parts& parts) : parts_(parts) {}

  /// Of all nodes of the tree but large ones. It must outlive this. Of very many in one place, later ones replace some.
  /// O(nodes).
  void add(const Tree& tree, Origin origin);

  /// Any in that place, or else of that part; nullopt if there is none. Rather a given one than a tested one, and that
  /// rather than one of a sample.
  std::optional<Form> any(FormPlace place, Random& random) const;

  // What is grown owes little to known inputs: a text is grown from the root, and each of its nodes takes the form that
  // some known node in the same place has. So the parts of an input are chosen independently, as in a probabilistic
  // grammar that is learned from inputs (Soremekun, Pavese, Havrikov, Grunske, Zeller: Inputs from Hell, TSE 2020).
  // What is only changed step by step keeps most of what the given input had, and with that what occurs in it by
  // chance.
  /// The tree's text with another one in the place of the node's, grown anew in about so many tokens at most; it may
  /// have syntax errors. nullopt if no known node is in such a place. O(text).
  std::optional<std::string> grow(const Tree& tree, NodeId from, size_t tokens, Random& random) const;

 private:
  class Growth;
  using ByOrigin = std::array<std::vector<Form>, 3>;

  const Parts& parts_;
  std::map<FormPlace, ByOrigin> forms_;
};

}  // namespace hone
