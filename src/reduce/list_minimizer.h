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

/// A proposal that only asks. A round consists of probes of the same selection; none of them changes `kept()`, whatever
/// its verdict is, and the minimizer needs their verdicts only after the last one.
struct Probe {
  uint32_t number = 0;  ///< in its round
  bool last = false;    ///< of its round
};

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
  /// The last proposal as a probe; nothing if the minimizer keeps the proposal as soon as it has the property.
  virtual std::optional<Probe> probe() const { return std::nullopt; }
  /// Corrects what was learned of a probe of the present round.
  virtual void amend(uint32_t /*number*/, bool /*interesting*/) {}
  /// How far it is, from 0 to 1; nothing where it can't say. O(1).
  virtual std::optional<double> done() const { return std::nullopt; }
};

/// Whether more probes of the same round follow the last proposal.
inline bool moreProbesFollow(const std::optional<Probe>& probe) { return probe && !probe->last; }

enum class Minimizer : uint8_t { bisect, sweep, ddmin };

constexpr uint32_t mostWidth = 4096;

struct MinimizerOptions {
  Minimizer kind = Minimizer::bisect;
  uint32_t width = 1;  ///< bisect, sweep: about how many parts are removed at a time
};

/// The result of each is 1-minimal.
std::unique_ptr<ListMinimizer> makeMinimizer(const MinimizerOptions& options, uint32_t elements);

}  // namespace hone
