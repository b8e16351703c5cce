// Which declarations does the text that stays need, directly or through others? What a garbage collector marks.
//
//     struct a { }; struct b { a x; }; struct c { a y; }; int main() { b z; }
//     main stays:  it needs b, and b needs a; nothing needs c
//
// The unit is a statement on any level: a namespace, a class in it, a member in that. A statement that is needed keeps
// those around it, and needs what its text mentions, without the text of the statements inside of it. Within a
// function, what declares nothing is no statement, but text of the function.
//
// If a name has several declarations, only the first one that is left is needed. The others are overloads,
// specializations or repetitions, and nothing needs most of them. There is one exception: if a structure is found to be
// needed only after a name of its members is, all its members of that name are needed. Without the exception, more is
// left (bench/results/reduce.md).
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "reduce/mentions.h"
#include "reduce/parts.h"

namespace hone {

/// The index of a statement, in the order of the text; each comes before those inside of it.
using Statement = uint32_t;
constexpr Statement noStatement = UINT32_MAX;

class Reachability {
 public:
  /// At first, what the text outside of all statements mentions is needed. O(size of the tree + mentions).
  Reachability(const Tree& tree, const PartTable& parts);

  /// The statement can't go as a whole; what is inside of it may.
  void stays(Statement statement);
  /// Nor may what is inside of it, until the next restart.
  void staysWhole(Statement statement);
  /// Forgets what was to stay whole.
  void restart();
  /// It and all inside of it need nothing any more.
  void goes(Statement statement);
  bool needs(Statement statement) const { return needed_[statement]; }

  /// All statements that are in no other one.
  std::vector<Statement> outermost() const;
  /// The outermost statements, among the given ones and those inside of them, that nothing needs and that haven't gone,
  /// in the order of the text. O(their number).
  std::vector<Statement> unneeded(const std::vector<Statement>& statements) const;

  /// What has to go with a statement: neighbours in one list.
  std::span<const PartId> partsOf(Statement statement) const;

 private:
  struct Graph {
    explicit Graph(const Tree& tree) : mentions(tree) {}
    Mentions mentions;
    std::vector<PartId> parts;               ///< of all statements
    std::vector<uint32_t> firstPart;         ///< by statement; and the end
    std::vector<Statement> around;           ///< by statement
    std::vector<Statement> end;              ///< by statement: behind those inside of it
    std::vector<uint32_t> begin;             ///< by statement: its first mention
    std::vector<uint32_t> endMention;        ///< by statement
    std::vector<uint32_t> firstDeclaration;  ///< by symbol, in `declarations`; and the end
    std::vector<Statement> declarations;
    std::vector<bool> isMember;         ///< by symbol: needed only where the statement around it is
    std::vector<uint32_t> firstMember;  ///< by statement, in `members`; and the end
    std::vector<uint32_t> members;      ///< symbols that it declares as a member

    std::span<const Statement> declarationsOf(uint32_t symbol) const {
      return std::span(declarations)
          .subspan(firstDeclaration[symbol], firstDeclaration[symbol + 1] - firstDeclaration[symbol]);
    }
  };
  class Builder;

  void need(Statement statement);
  void scan();
  void scan(Statement statement);
  void want(uint32_t symbol);

  std::shared_ptr<const Graph> graph_;
  std::vector<bool> stays_;   ///< by statement
  std::vector<bool> needed_;  ///< by statement
  std::vector<bool> gone_;    ///< by statement
  std::vector<bool> wanted_;  ///< by symbol: what is needed mentions it
  std::vector<Statement> toScan_;
};

}  // namespace hone
