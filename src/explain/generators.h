// Makes the inputs that the loop tries next. There are several generators, each of which makes one input when asked, or
// nothing where the try came to nothing:
//   questions   what would confirm or refute the tree;
//   resampling  an input, or a part of one, grown anew from the forms of known inputs (explain/known_forms.h);
//   plan        a variant of the input that was made small, or of any other;
//   relate      an input in which two measures are nearly equal (derive/variants.h);
//   expand      an input in which a part is a random derivation of its rule;
//   doubt       an input on which trees disagree that agree with all that is known;
//   exchange    an input in which what the tree names is another, or has something else within it.
// Questions ask only about features that the tree names, and stay near known inputs; so there are the others as well.
#pragma once

#include <array>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "derive/variants.h"
#include "explain/experience.h"
#include "explain/guided_producer.h"
#include "explain/input_validity.h"
#include "explain/known_forms.h"
#include "explain/pool.h"

namespace hone {

/// A tree claims that a number is compared with a bound. This is tested by inputs close to the bound:
///   bound   is it this one, and not another one between the nearest two numbers seen? That has an answer.
///   near    does it hold whatever else the input has? The true bound may be that of a correlated number (the length of
///           the line, where the tree names the longest word). So that is asked again and again.
/// Section 3.4 of the paper also tries the path to each leaf and its negations. These hardly ever surprised a tree.
class Questions {
 public:
  /// All must outlive this.
  Questions(const FeatureReader& reader, GuidedProducer& producer, Random& random)
      : reader_(reader), producer_(producer), random_(random) {}

  /// From now on about this tree.
  void ask(const DecisionTree& tree);
  /// The next input; nullopt for one that can't be made, or if none is left.
  std::optional<PoolInput> next();
  /// The test couldn't judge this input.
  void noteUnresolved(const std::string& text);

  /// Were there bounds to ask for when the tree was asked about, or a bound that too few inputs were near to?
  bool open() const { return open_; }

 private:
  struct Question {
    std::vector<Condition> conditions;  ///< the way to the node, then the interval of its number
    bool isBound;
  };
  /// The intervals of a node's number that are asked for.
  std::vector<Question> about(const DecisionTree& tree, uint32_t node, const std::vector<Condition>& way) const;
  bool isSettled(const std::string& key) const;
  std::string featureOf(const Question& question) const;
  std::string keyOf(const Question& question) const;

  const FeatureReader& reader_;
  GuidedProducer& producer_;
  Random& random_;
  std::vector<Question> waiting_;                            ///< the next one is the last
  std::multiset<std::string> futile_;                        ///< keys: nothing was made, or it wasn't judged
  std::map<std::string, std::string, std::less<>> purpose_;  ///< of the present inputs that ask for a bound: the keys
  std::map<std::string, size_t> nearBoundsOf_;               ///< by feature: inputs that were made
  bool open_ = false;
};

/// The plan: the variants (derive/variants.h) of the failing input that was made small, one after the other. Each
/// differs from it in one respect, so its outcome says whether that matters.
class Plan {
 public:
  /// `variants` must outlive this.
  explicit Plan(Variants& variants) : variants_(variants) {}

  /// From now on, the variants of this tree, too. O(its variants).
  void add(const TreePtr& seed, Random& random);
  /// The next one that the grammar allows; null at the end. Kinds of variants come in turn, since which of them will
  /// tell most isn't known.
  TreePtr next();
  /// Is a token left of which not each kind of change to its text was tried once? Until then a bound or a text that the
  /// tree names may be no more than what the first input happened to have.
  bool isOpen() const { return !first_.empty(); }

 private:
  struct Planned {
    TreePtr tree;
    Variant variant;
  };
  static constexpr size_t queueCount = 6;
  static size_t queueOf(const Variant& variant);

  Variants& variants_;
  TreePtr nextOf(std::deque<Planned>& queue);

  std::deque<Planned> first_;  ///< of each token one text of each kind of change: every second one of the plan
  std::array<std::deque<Planned>, queueCount> queues_;
  size_t turn_ = 0;
  bool isFirst_ = false;
};

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
  /// From now on, `draw` makes the inputs of another round: so many different ones, or fewer where too many tries came
  /// to nothing.
  void beginRound(size_t count);
  /// The next one; nullopt at the end of the round.
  std::optional<PoolInput> draw();
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
  using Generator = std::optional<PoolInput> (Generators::*)();

  /// Nothing where the tree is null, known, or can't be judged.
  std::optional<PoolInput> inputOf(TreePtr tree);
  /// Have so many nodes been read for one input that there should be a test first?
  bool isTired() const;
  /// The first new one of some attempts, each of which may fail, at changes of known inputs.
  template <typename Make>
  std::optional<PoolInput> firstNew(Make make);

  std::shared_ptr<Language> language_;
  Experience& experience_;
  Random& random_;
  InputValidity validity_;
  GuidedProducer producer_;
  Population population_;
  Questions questions_;
  Plan plan_;
  size_t turn_ = 0;                    ///< which generator is next
  size_t readBefore_ = 0;              ///< nodes, before the present draw
  size_t wanted_ = 0, triesLeft_ = 0;  ///< of the round
  std::set<std::string, std::less<>> textsOfRound_;
};

}  // namespace hone
