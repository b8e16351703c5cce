// Makes a list as short as possible while the list keeps a property. This interface separates the algorithms that
// choose which elements to remove from the meaning of the elements.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace hone {

/// Indices of the elements that stay, ascending.
using Selection = std::vector<uint32_t>;

/// Starts from all of n elements, for which the property is known to hold. A copyable state machine as Strategy is.
class ListMinimizer {
 public:
  virtual ~ListMinimizer() = default;
  virtual std::unique_ptr<ListMinimizer> clone() const = 0;
  /// A proper subset of `kept()`, or nothing when done. Called once before each `learn`.
  virtual std::optional<Selection> propose() = 0;
  virtual void learn(bool interesting) = 0;
  /// The smallest selection so far that has the property.
  virtual const Selection& kept() const = 0;
};

enum class Minimizer : uint8_t { bisect, sweep, ddmin };

/// The result of each is 1-minimal.
std::unique_ptr<ListMinimizer> makeMinimizer(Minimizer kind, uint32_t elements);

/// The elements that a proposal removes from those that are kept. `proposed` is a subset of `kept`. A comparison of
/// both, mostly of what is the same at their beginnings and ends.
Selection leftOut(const Selection& kept, const Selection& proposed);

}  // namespace hone
