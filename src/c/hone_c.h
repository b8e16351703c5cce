/* hone for programs in C, and for languages that can call C: link libhone.so, or load it.
 *
 *   static int crashes(const char* text, size_t size, void* data) { return ... ? HONE_FAIL : HONE_PASS; }
 *
 *   char* error = NULL;
 *   hone_language* json = NULL;
 *   hone_test* test = NULL;
 *   hone_run* run = NULL;
 *   hone_result* small = NULL;
 *   if (hone_language_new("{\"language\": \"json\"}", &json, &error) == HONE_OK &&
 *       hone_test_callback(crashes, NULL, &test, &error) == HONE_OK &&
 *       hone_run_new(test, NULL, NULL, &run, &error) == HONE_OK &&
 *       hone_reduce(run, json, text, size, "{\"jobs\": 4}", &small, &error) == HONE_OK)
 *     puts(hone_result_text(small, 0, NULL));
 *
 * Functions that can fail return a status. If that isn't HONE_OK, *error is a sentence that names the remedy, to be
 * freed by hone_free, and nothing else is written; `error` may be NULL. Texts may hold any bytes; they need no zero at
 * the end, and those that hone returns have one behind their size.
 *
 * Options are a JSON object whose members are named like the options of the command line, such as {"max-tests": 100};
 * NULL and "" stand for no options. An option with a list may be given one value, too. docs/c.md lists the options.
 *
 * Threads: a language, a test and a result may be used by any number of threads at once. A run is used by one thread at
 * a time, but any thread may cancel it; so are a mutator and a trimming. A test's callback is called by several threads
 * at once, one for each job; an observer is called by the thread that called the mode. Handles may be freed in any
 * order, but not while a function works with them; freeing NULL does nothing. hone handles no signals, and never forks
 * the process.
 *
 * Functions and enumerators are only ever added, and so are members at the end of hone_event. */
#ifndef HONE_C_H
#define HONE_C_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define HONE_API __attribute__((visibility("default")))
#else
#define HONE_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct hone_language hone_language;
typedef struct hone_test hone_test;
typedef struct hone_run hone_run;
typedef struct hone_result hone_result;

typedef enum hone_status {
  HONE_OK = 0,
  HONE_ERROR = 1,   /* wrong options, no such program, a flaky test, ... */
  HONE_ABORTED = 2, /* the test's callback ended the run */
  HONE_FAILURE = 3  /* out of memory, or a defect of hone */
} hone_status;

typedef enum hone_verdict {
  HONE_UNKNOWN = -1,   /* not tested */
  HONE_FAIL = 0,       /* the failure is reproduced; in hone_repair: the text is accepted */
  HONE_PASS = 1,       /* a valid text that doesn't reproduce it; in hone_repair: refused */
  HONE_UNRESOLVED = 2, /* an invalid text, or one that fails in another way */
  HONE_ABORT = 3       /* only from a callback: ends the run with HONE_ABORTED */
} hone_verdict;

typedef enum hone_stop {
  HONE_DONE = 0,
  HONE_MAX_TESTS = 1,
  HONE_MAX_TIME = 2,
  HONE_CANCELLED = 3 /* by hone_cancel or the observer */
} hone_stop;

/* The version of the library, such as "2.0.0". */
HONE_API const char* hone_version(void);

/* Frees a text that hone has returned as `char*`. */
HONE_API void hone_free(char* text);

/* A language: {"language": NAME} for a bundled one, or {"grammar": [FILE.g4, ...]}. */
HONE_API hone_status hone_language_new(const char* options, hone_language** language, char** error);
HONE_API void hone_language_free(hone_language* language);

/* Returns a hone_verdict on the text; any other number ends the run as HONE_ABORT does. */
typedef int (*hone_predicate)(const char* text, size_t size, void* data);

/* A test that calls a function, which must not use the run that calls it, other than to cancel it. */
HONE_API hone_status hone_test_callback(hone_predicate predicate, void* data, hone_test** test, char** error);
/* A test that runs a program: {"command": ["jq", "empty", "@@"], "exit": 0}, {"test": SCRIPT},
 * {"commands": SHELL COMMANDS}, {"test-server": COMMAND} or {"test-library": FILE.so}. */
HONE_API hone_status hone_test_new(const char* options, hone_test** test, char** error);
HONE_API void hone_test_free(hone_test* test);

/* What an observer hears of. Valid during the call. */
typedef struct hone_event {
  const char* note; /* a sentence for people; if not NULL, the other members have no meaning */
  const char* pass; /* the part of the search that made the candidate; "input" for the input itself */
  const char* text; /* the candidate */
  size_t size;
  int verdict;    /* a hone_verdict */
  int best;       /* not 0: the candidate is the best result so far */
  uint64_t tests; /* verdicts so far */
} hone_event;

/* Returns 0, or something else to cancel the run. */
typedef int (*hone_observer)(const hone_event* event, void* data);

/* A run serves one call of a mode after the other. `observer` may be NULL. */
HONE_API hone_status hone_run_new(hone_test* test, hone_observer observer, void* data, hone_run** run, char** error);
/* Ends the call that is under way, and each later one, as soon as possible, with the best result so far. */
HONE_API void hone_cancel(hone_run* run);
HONE_API void hone_run_free(hone_run* run);

/* Finds a small text that fails as the given one does. */
HONE_API hone_status hone_reduce(hone_run* run, hone_language* language, const char* text, size_t size,
                                 const char* options, hone_result** result, char** error);
/* Finds texts that the test accepts (HONE_FAIL) and that keep as much as possible of the given one. `language` may be
 * NULL: then only brackets and quotes guide the search. */
HONE_API hone_status hone_repair(hone_run* run, hone_language* language, const char* text, size_t size,
                                 const char* options, hone_result** result, char** error);
/* Finds the pattern of the texts that fail as the given one does. */
HONE_API hone_status hone_generalize(hone_run* run, hone_language* language, const char* text, size_t size,
                                     const char* options, hone_result** result, char** error);

/* A text to explain. Set `verdict` to HONE_UNKNOWN to have it tested; the first one is tested anyway. */
typedef struct hone_input {
  const char* text;
  size_t size;
  int verdict;
} hone_input;

/* Finds the circumstances under which texts fail. */
HONE_API hone_status hone_explain(hone_run* run, hone_language* language, const hone_input* inputs, size_t count,
                                  const char* options, hone_result** result, char** error);

/* Why the call ended. */
HONE_API hone_stop hone_result_stop(const hone_result* result);
/* The verdict on the input; HONE_UNKNOWN if a limit came first. Unless it is HONE_FAIL, hone_reduce and hone_generalize
 * have no result. */
HONE_API hone_verdict hone_result_verdict(const hone_result* result);
/* The number of texts, and each of them; NULL if there is no such text. Its size goes to *size, which may be NULL.
 *   hone_reduce:     the small text
 *   hone_repair:     the repaired texts, the best one first; the given text if it was accepted as it is
 *   hone_generalize: the pattern in one line, and the small text from which it was made
 *   hone_explain:    the decision tree, and its rules in sentences */
HONE_API size_t hone_result_count(const hone_result* result);
HONE_API const char* hone_result_text(const hone_result* result, size_t index, size_t* size);
/* The figures of the call as JSON (docs/schemas/stats.json), as `--stats` writes them. */
HONE_API const char* hone_result_stats(const hone_result* result);
/* The file that the command line reads and writes, as JSON: what was wrong (hone_repair, docs/schemas/diagnosis.json),
 * the pattern (pattern.json) or the model (model.json). NULL if there is none. */
HONE_API const char* hone_result_json(const hone_result* result);
/* A drawing of the pattern or of the model; *svg is to be freed by hone_free. HONE_ERROR for results without one. */
HONE_API hone_status hone_result_svg(const hone_result* result, char** svg, char** error);
/* For results of hone_generalize. *matches: not 0 if the pattern occurs in the text, as `hone match` decides it. */
HONE_API hone_status hone_result_match(const hone_result* result, const char* text, size_t size, int* matches,
                                       char** error);
/* For results of hone_generalize. Passes up to `count` new members of the pattern to `take`, until that returns
 * something other than 0. The same seed makes the same texts. */
typedef int (*hone_take)(const char* text, size_t size, void* data);
HONE_API hone_status hone_result_generate(const hone_result* result, uint64_t seed, size_t count, hone_take take,
                                          void* data, char** error);
/* For results of hone_explain. Predicts HONE_FAIL or HONE_PASS, with a probability, for another text. `probability` may
 * be NULL. */
HONE_API hone_status hone_result_predict(const hone_result* result, const char* text, size_t size,
                                         hone_verdict* verdict, double* probability, char** error);
HONE_API void hone_result_free(hone_result* result);

/* For fuzzers: makes texts of a language. The same calls make the same texts. The grammar and the texts given so far
 * are what new parts are made of. */
typedef struct hone_mutator hone_mutator;
HONE_API hone_status hone_mutator_new(hone_language* language, hone_mutator** mutator, char** error);
/* Makes a text of at most `most` bytes near the given one, by changes of its tree: *made, with its size in *made_size,
 * is valid until the next call with this mutator. It is the given one if no change fits. */
HONE_API hone_status hone_mutate(hone_mutator* mutator, const char* text, size_t size, size_t most, uint64_t seed,
                                 const char** made, size_t* made_size, char** error);
/* The same, with parts of the other text in the place of parts of the same rule. */
HONE_API hone_status hone_cross(hone_mutator* mutator, const char* text, size_t size, const char* other,
                                size_t other_size, size_t most, uint64_t seed, const char** made, size_t* made_size,
                                char** error);
HONE_API void hone_mutator_free(hone_mutator* mutator);

/* For fuzzers: a reduction whose candidates you test yourself, one after the other. The options are those of
 * hone_reduce that say how to search, and "max-tests". */
typedef struct hone_trimming hone_trimming;
HONE_API hone_status hone_trimming_new(hone_language* language, const char* text, size_t size, const char* options,
                                       hone_trimming** trimming, char** error);
/* The next candidate, or NULL at the end; valid until the next call. It is smaller than the last one that failed. */
HONE_API hone_status hone_trimming_next(hone_trimming* trimming, const char** candidate, size_t* size, char** error);
/* The verdict on that candidate: HONE_FAIL keeps it. */
HONE_API hone_status hone_trimming_learn(hone_trimming* trimming, hone_verdict verdict, char** error);
HONE_API void hone_trimming_free(hone_trimming* trimming);

#ifdef __cplusplus
}
#endif

#endif
