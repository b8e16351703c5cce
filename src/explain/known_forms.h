// The nodes of known inputs by their place in the grammar. Other inputs are made of their forms and texts.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <map>
#include <optional>
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

  /// Of all nodes of the tree, which must outlive this. Of very many in one place, later ones replace some. O(nodes).
  void add(const Tree& tree, Origin origin);

  /// Any in that place, or else of that part; nullopt if there is none. Rather a given one than a tested one, and that
  /// rather than one of a sample.
  std::optional<Form> any(FormPlace place, Random& random) const;

 private:
  using ByOrigin = std::array<std::vector<Form>, 3>;

  const Parts& parts_;
  std::map<FormPlace, ByOrigin> forms_;
};

}  // namespace hone
