// Joint deletion of several parts that share a name and could not be removed alone.
#pragma once

#include "reduce/pass.h"

namespace hone {

/// Deletes, for one name at a time, the smallest parts that can go and hold it, all together: a declaration goes with
/// its uses, which would not go alone.
///
///     void f(int a, int b) {} f(1, 2); g(b);        void f(int a) {} f(1, 2); g();
std::unique_ptr<Pass> makeJointDeletionPass(TreePtr tree);

/// Parts that fail to go alone are tried with each one that shares a name with them.
///
///     a(b) c(b) d(b) e        a(b) d(b) e        where c(b) may only go with something that was declared for it
std::unique_ptr<Pass> makePartnerPass(TreePtr tree);

/// Deletes what a name stands in first, its definition mostly, and writes another word of the text for all its uses.
/// Proposes candidates that may not parse: for pipelines that check.
///
///     typedef int t; t a; t b;        int a; int b;
std::unique_ptr<Pass> makeSubstitutionPass(TreePtr tree);

}  // namespace hone
