// Makes inputs that owe little to one another: a text is grown from the root, and each of its nodes takes the form that
// some known node in the same place has. So the parts of an input are chosen independently, as in a probabilistic
// grammar that is learned from inputs (Soremekun, Pavese, Havrikov, Grunske, Zeller: Inputs from Hell, TSE 2020). What
// is only changed step by step keeps most of what the given input had, and with that what occurs in it by chance.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "explain/change_record.h"
#include "pattern/parts.h"
#include "text/random.h"
#include "tree/tree.h"

namespace hone {

/// Whose nodes give their forms.
enum class Origin : uint8_t { given, tested, sample };

class Resampling {
 public:
  /// `parts` must outlive this.
  Resampling(const Parts& parts, const ChangeRecord& record) : parts_(parts), record_(record) {}

  /// From now on, the tree's nodes give their forms. It must outlive this. O(nodes).
  void add(const Tree& tree, Origin origin);

  /// The tree's text with another one in the place of the node's, grown anew in about so many tokens at most; it may
  /// have syntax errors. nullopt if no known node is in such a place. O(text).
  std::optional<std::string> grow(const Tree& tree, NodeId from, size_t tokens, Random& random,
                                  std::vector<TextChange>& changes) const;

 private:
  struct Form {
    const Tree* tree;
    NodeId node;
  };
  using FormsByOrigin = std::array<std::vector<Form>, 3>;
  using Place = std::pair<Part, Part>;  // what it is directly in (noPart: anything), and what it is
  class Growth;

  Place placeOf(const Tree& tree, NodeId id) const;
  std::optional<Form> formFor(Place place, Random& random, std::vector<TextChange>& changes) const;

  const Parts& parts_;
  const ChangeRecord& record_;
  std::map<Place, FormsByOrigin> forms_;
};

}  // namespace hone
