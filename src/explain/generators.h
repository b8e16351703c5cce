// Makes the inputs that the loop tries next. There are several generators, each of which makes one input when asked, or
// nothing where the try came to nothing:
//   questions   what would confirm or refute the tree (explain/questions.h);
//   resampling  an input, or a part of one, grown anew from the forms of known inputs (explain/resampling.h);
//   plan        a variant of the input that was made small, or of any other (explain/plan.h);
//   relate      an input in which two measures are nearly equal (derive/variants.h);
//   expand      an input in which a part is a random derivation of its rule;
//   doubt       an input on which trees disagree that agree with all that is known;
//   exchange    an input in which what the tree names is another, or has something else within it.
// Questions ask only about features that the tree names, and stay near known inputs; so there are the others as well.
#pragma once

#include <memory>

#include "explain/experience.h"
#include "explain/guided_producer.h"
#include "explain/input_validity.h"
#include "explain/plan.h"
#include "explain/pool.h"
#include "explain/questions.h"
#include "explain/resampling.h"

namespace hone {

class Generators {
 public:
  /// All must outlive this. `errors`: so many syntax errors an input may have.
  Generators(const std::shared_ptr<Language>& language, Experience& experience, size_t errors, Random& random);

  /// From now on, parts of these texts are put into inputs. Those with syntax errors are left out.
  void takeCorpus(const std::vector<std::string>& texts);
  /// A failing input that was made small: its variants are tried.
  void planFor(const TreePtr& seed) { plan_.add(seed, random_); }
  /// The tree is another one.
  void ask();
  /// So many different inputs; fewer where too many tries came to nothing.
  std::vector<PoolInput> draw(size_t count);
  /// What became of an input, which the pool has now.
  void note(uint32_t input, Verdict verdict);

  std::optional<PoolInput> questioned() { return questions_.next(); }
  std::optional<PoolInput> resample();
  std::optional<PoolInput> planned();
  std::optional<PoolInput> varied();
  std::optional<PoolInput> related();
  std::optional<PoolInput> borrowed();
  std::optional<PoolInput> grafted();
  std::optional<PoolInput> expanded();
  std::optional<PoolInput> combined();
  std::optional<PoolInput> doubted();
  std::optional<PoolInput> exchange();

  /// Learns what the test can't judge, of all inputs that are known now. O(learning).
  const DecisionTree& learnValidity();

  Questions& questions() { return questions_; }
  /// Is there a question about the tree or the first input that has to be asked before the loop ends?
  bool open() const { return questions_.open() || plan_.isOpen(); }

 private:
  /// Nothing where the tree is null, known, or can't be judged.
  std::optional<PoolInput> inputOf(TreePtr tree);
  /// The first new one of some attempts; each may fail.
  template <typename Make>
  std::optional<PoolInput> firstNew(Make make);

  std::shared_ptr<Language> language_;
  Experience& experience_;
  Random& random_;
  InputValidity validity_;
  GuidedProducer producer_;
  Population population_;
  Resampling resampling_;
  Questions questions_;
  Plan plan_;
  size_t turn_ = 0;  ///< which generator is next
};

}  // namespace hone
