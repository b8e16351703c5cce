// What fuzzers call: mutations, and a reduction that is tested by the caller.
#include "c/guard.h"
#include "c/handles.h"
#include "c/options.h"
#include "fuzz/tree_mutator.h"
#include "fuzz/trimming.h"
#include "options/options.h"

struct hone_mutator {
  hone::TreeMutator mutator;
  std::string made;
};

struct hone_trimming {
  hone::Trimming trimming;
  std::string candidate;
  bool isAsked = false;  ///< for the verdict on it
};

namespace {

/// Calls `make`, and gives its text to the caller.
template <typename Make>
hone_status give(hone_mutator* mutator, const char** made, size_t* madeSize, char** error, Make make) {
  return hone::guarded(error, [&] {
    hone_mutator& handle = hone::given(mutator, "the mutator");
    const char*& place = hone::given(made, "the place for the text");
    size_t& size = hone::given(madeSize, "the place for its size");
    handle.made = make(handle.mutator);
    place = handle.made.c_str();
    size = handle.made.size();
  });
}

}  // namespace

hone_status hone_mutator_new(hone_language* language, hone_mutator** mutator, char** error) {
  return hone::guarded(error, [&] {
    hone_mutator*& made = hone::given(mutator, "the place for the mutator");
    const hone_language& given = hone::given(language, "the language");
    made = new hone_mutator{
        hone::TreeMutator(hone::strictest(hone::Language::withoutIslands(given.language), given.choice)), {}};
  });
}

hone_status hone_mutate(hone_mutator* mutator, const char* text, size_t size, size_t most, uint64_t seed,
                        const char** made, size_t* made_size, char** error) {
  return give(mutator, made, made_size, error,
              [&](hone::TreeMutator& used) { return used.mutate(hone::bytesOf(text, size), most, seed); });
}

hone_status hone_cross(hone_mutator* mutator, const char* text, size_t size, const char* other, size_t other_size,
                       size_t most, uint64_t seed, const char** made, size_t* made_size, char** error) {
  return give(mutator, made, made_size, error, [&](hone::TreeMutator& used) {
    return used.cross(hone::bytesOf(text, size), hone::bytesOf(other, other_size), most, seed);
  });
}

void hone_mutator_free(hone_mutator* mutator) { delete mutator; }

hone_status hone_trimming_new(hone_language* language, const char* text, size_t size, const char* options,
                              hone_trimming** trimming, char** error) {
  return hone::guarded(error, [&] {
    hone_trimming*& made = hone::given(trimming, "the place for the trimming");
    const std::shared_ptr<hone::Language>& used = hone::given(language, "the language").language;
    hone::Options taken(options, "hone_trimming_new");
    hone::ReduceOptions reduce;
    hone::describe(reduce, taken);
    size_t most = SIZE_MAX;
    taken.storeWhole({"max-tests"}, most, 0);
    taken.end();
    if (!reduce.moves.empty())
      throw hone::UserError("hone_trimming_new: its caller runs all programs: give moves to hone_reduce");
    made = new hone_trimming{hone::Trimming(used, hone::bytesOf(text, size), most, reduce), {}};
  });
}

hone_status hone_trimming_next(hone_trimming* trimming, const char** candidate, size_t* size, char** error) {
  return hone::guarded(error, [&] {
    hone_trimming& handle = hone::given(trimming, "the trimming");
    const char*& place = hone::given(candidate, "the place for the candidate");
    size_t& placeOfSize = hone::given(size, "the place for its size");
    if (handle.isAsked) throw hone::UserError("hone_trimming_next: give the verdict on the last candidate first");
    std::optional<std::string> next = handle.trimming.next();
    handle.isAsked = next.has_value();
    handle.candidate = std::move(next).value_or("");
    place = handle.isAsked ? handle.candidate.c_str() : nullptr;
    placeOfSize = handle.candidate.size();
  });
}

hone_status hone_trimming_learn(hone_trimming* trimming, hone_verdict verdict, char** error) {
  return hone::guarded(error, [&] {
    hone_trimming& handle = hone::given(trimming, "the trimming");
    if (!handle.isAsked) throw hone::UserError("hone_trimming_learn: there is no candidate: call hone_trimming_next");
    if (verdict < HONE_FAIL || verdict > HONE_UNRESOLVED)
      throw hone::UserError("hone_trimming_learn: give HONE_FAIL, HONE_PASS or HONE_UNRESOLVED");
    handle.isAsked = false;
    handle.trimming.learn(static_cast<hone::Verdict>(verdict));
  });
}

void hone_trimming_free(hone_trimming* trimming) { delete trimming; }
