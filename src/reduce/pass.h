// One way to make a tree smaller. A pass proposes changes and learns which of them kept the failure; it knows nothing
// of bytes, tests or other passes.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "reduce/list_minimizer.h"
#include "tree/edits.h"
#include "tree/tree.h"

namespace hone {

/// A copyable state machine as Strategy is.
class Pass {
 public:
  virtual ~Pass() = default;
  virtual std::unique_ptr<Pass> clone() const = 0;

  /// All changes of the tree that are to be tried now, those accepted so far included; nothing when the pass is over.
  /// Called once before each `learn`.
  virtual std::optional<Edits> propose() = 0;
  virtual void learn(bool interesting) = 0;
};

/// When a pass has its turn: a later one only where all passes before it find nothing any more.
enum class Turn : uint8_t {
  first,   ///< what gains most for its tests
  second,  ///< costly searches
  third,   ///< what leaves the language
  last     ///< the proof that nothing is left to do
};

/// A pass by name: made anew for the tree it has to work on.
struct PassKind {
  std::string_view name;  ///< a string literal
  /// `again`: the passes have all run before, so that little is left to find.
  std::function<std::unique_ptr<Pass>(TreePtr, bool again)> make;
  Turn turn = Turn::first;
  bool mayBreakSyntax = false;  ///< its candidates are parsed first, and tested only if they have no new errors
  bool mayKeepSize = false;     ///< its candidates needn't be smaller: the pass ends by itself, however often it is run
  /// The rivals behind a pass do what that pass does, better in some texts. There they take turns with it and with each
  /// other.
  bool isRival = false;
  bool exact = false;  ///< its candidates are tested though a text with the same tokens and other layout was refuted
  bool ofProjects = false;  ///< of folders and several files only
  bool ofUnknown = false;   ///< of texts whose grammar isn't known
};

}  // namespace hone
