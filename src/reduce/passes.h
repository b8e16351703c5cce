// The passes that reduce.cpp puts together, in the order of the default run. The first comment of each source has the
// idea. Some propose candidates that may not parse: these are for pipelines that check.
#pragma once

#include "reduce/list_minimizer.h"
#include "reduce/pass.h"

namespace hone {

/// Leaves out as many files as possible, each with the references to it that the grammar describes (`references` in
/// language.json). Where a missing file is an error, neither the file nor the references to it can go first.
///
///     a.h: int a;                    a.c: int b;
///     a.c: #include "a.h"
///          int b;
std::unique_ptr<Pass> makeReferencedFilePass(TreePtr tree, Minimizer minimizer);

/// Of a command among the files: leaves out as many options and variables as possible. Apart from this pass, the next
/// one and the proof, passes leave the command alone: there, what once had to stay mostly stays.
///
///     -Wall -O3 -g -o a.o        -O3
std::unique_ptr<Pass> makeOptionPass(TreePtr tree, Minimizer minimizer);

/// Gives options of a command a simpler value, which may be as long, one after the other, or no value, or a shorter
/// list of values.
///
///     -O3 -std=gnu++20 -Wl,-z,now        -O1 -std=c++20 -Wl,now
std::unique_ptr<Pass> makeValuePass(TreePtr tree);

/// Of a text of an unknown language: hierarchical delta debugging (Misherghi and Su, ICSE 2006) of the blocks that the
/// indentation shows, those of a level at once, from the outermost on. Then the frames of blocks go alone, which leaves
/// what is inside.
///
///     if a                f()
///       f()
///     endif
///     g()
std::unique_ptr<Pass> makeLinePass(TreePtr tree, Minimizer minimizer);

/// Hierarchical delta debugging over trees that know their quantifiers. `coarse` (Hodovan, Kiss, Gyimothy: "Coarse
/// Hierarchical Delta Debugging", ICSME 2017): only what can go without a trace is tried. Without it, what can't go is
/// also replaced by its minimal text.
std::unique_ptr<Pass> makeHdd(TreePtr tree, Minimizer minimizer, bool coarse);

/// Deletes the declarations that nothing needs, on all levels at once. What must stay is found out by halving, and what
/// it needs (reduce/reachability.h) isn't asked for. The result isn't minimal.
///
///     struct a { }; struct b { a x; }; struct c { a y; }; int main() { b z; }        int main() { b z; } can't go
///     struct a { }; struct b { a x; }; int main() { b z; }                           one test for all that it doesn't
///     need
std::unique_ptr<Pass> makeUnusedPass(TreePtr tree);

/// How a large text becomes a small one: removes parts of all levels (reduce/parts.h) in rounds, from the gross to the
/// fine, and ends when a test is expected to gain less than a token. The result isn't minimal.
///
///     struct a {}; struct b { a x; }; struct c {}; int f(c y) { return 1 / 0; }        int f() { return 1 / 0; }
std::unique_ptr<Pass> makeCullPass(TreePtr tree);

/// Replaces nodes by compatible descendants, from the largest node down, as Perses does for regular nodes (Sun et al.,
/// ICSE 2018, section 4.3) and Picireny's hoisting for nodes of the same rule (Hodovan et al., A-TEST 2021).
///
///     {"a": {"b": [1]}}        [1]
///     if (x) { f(); g(); }     f(); g();
std::unique_ptr<Pass> makeHoistPass(TreePtr tree);

/// Removes hidden tokens, all at once if that works, else as many as can go. Where two tokens need something between
/// them, a single separator stays.
///
///     int  x ;  // the counter        int x;
std::unique_ptr<Pass> makeLayoutPass(TreePtr tree);

/// Replaces what refers to another file, as `references` in language.json describes it, by the contents of that file,
/// and removes the file.
///
///     a.h: int a;                           a.c: int a; int b = a;
///     a.c: #include "a.h"
///          int b = a;
std::unique_ptr<Pass> makeIncludePass(TreePtr tree);

/// Gives every name a shortest one that the text doesn't use yet, all its occurrences at once.
///
///     int counter; f(counter);        int a; b(a);
std::unique_ptr<Pass> makeRenamePass(TreePtr tree);

/// Deletes runs of tokens and pairs of brackets whatever the rules of the grammar, provided that the text still parses
/// (Vulcan: Xu et al., OOPSLA 2023, "local exhaustive patterns" and section 3.2): each pair of brackets, then each run
/// of 1 to `widest` neighbouring tokens, from the end of the text. Candidates may not parse. O(tokens * widest)
/// candidates.
///
///     ((x))        (x)
///     a = b = c    a = c
std::unique_ptr<Pass> makeTokenPass(TreePtr tree, size_t widest);

/// Replaces one name by another that the text has, all its occurrences at once: fewer things to tell apart, and what
/// was two becomes one that can go. Proposes texts of equal size too, but each with one name less.
///
///     a -> b; c -> b; {a c}        a -> b; a -> b; {a a}
std::unique_ptr<Pass> makeMergePass(TreePtr tree);

/// Makes each token without a fixed text as short as it can be while the lexer takes it for the same: numbers as few
/// digits, else no character of it can go. A text that occurs several times changes everywhere at once.
///
///     f(1048576, "a long text")        f(999, "x")
std::unique_ptr<Pass> makeLiteralPass(TreePtr tree, Minimizer minimizer);

/// Deletes, for one name at a time, the smallest parts that can go and hold it, all together: a declaration goes with
/// its uses, which would not go alone.
///
///     void f(int a, int b) {} f(1, 2); g(b);        void f(int a) {} f(1, 2); g();
std::unique_ptr<Pass> makeJointDeletionPass(TreePtr tree);

/// What wraps a part gives way to a smaller wrapper of the text, where the grammar lets it stand.
///
///     [{"a": {"b": 1}}]        [[[1]]]
std::unique_ptr<Pass> makeRewrapPass(TreePtr tree);

/// Deletes any two tokens, where the text still parses. Candidates may not parse. Nothing where the text is long.
///
///     f(a)(b)        f a b
std::unique_ptr<Pass> makePairPass(TreePtr tree);

/// Deletes each single token, from the end of the text, whether or not the rest parses: a grammar may be stricter than
/// the program that is tested. Nothing where the text is long.
///
///     struct {} a() {}        struct {} a() {
std::unique_ptr<Pass> makeLoosePass(TreePtr tree);

/// The proof that a result is 1-tree-minimal: goes through every node: can it be deleted, be replaced by a compatible
/// descendant, by its minimal text? Where none of these texts fails, the tree is 1-tree-minimal. Candidates may not
/// parse.
std::unique_ptr<Pass> makeProofPass(TreePtr tree);

/// ddmin on the tokens, whether or not the rest parses: the baseline of papers.
std::unique_ptr<Pass> makeDdminPass(TreePtr tree);

}  // namespace hone
