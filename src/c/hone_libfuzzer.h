/* hone as a custom mutator of libFuzzer. Include this in one source of a fuzz target, and link libhone.so:
 *
 *   #define HONE_FUZZED "{\"language\": \"json\"}"
 *   #include <hone/hone_libfuzzer.h>
 *
 *   int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) { ... }
 *
 *   clang -fsanitize=fuzzer target.c -lhone
 *
 * HONE_FUZZED are the options of hone_language_new, as an expression. */
#ifndef HONE_LIBFUZZER_H
#define HONE_LIBFUZZER_H

#include <hone/hone_c.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef HONE_FUZZED
#error "define HONE_FUZZED before: the options of hone_language_new, such as \"{\\\"language\\\": \\\"json\\\"}\""
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* A mutation of bytes, by libFuzzer. */
size_t LLVMFuzzerMutate(uint8_t* data, size_t size, size_t most);

/* `error` is read after the call whose status is given. */
static void hone_fuzzer_check(hone_status status, char* const* error) {
  if (status == HONE_OK) return;
  fprintf(stderr, "hone_libfuzzer.h: %s\n", *error != NULL ? *error : "out of memory");
  exit(2);
}

static hone_mutator* hone_fuzzer_mutator(void) {
  static hone_mutator* mutator = NULL;
  hone_language* language = NULL;
  char* error = NULL;
  if (mutator != NULL) return mutator;
  hone_fuzzer_check(hone_language_new(HONE_FUZZED, &language, &error), &error);
  hone_fuzzer_check(hone_mutator_new(language, &mutator, &error), &error);
  hone_language_free(language);
  return mutator;
}

/* One mutation in four is one of bytes: syntax errors have to be fuzzed, too. */
HONE_API size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size, size_t most, unsigned int seed) {
  const char* made = NULL;
  size_t made_size = 0;
  char* error = NULL;
  if (seed % 4 == 0) return LLVMFuzzerMutate(data, size, most);
  hone_fuzzer_check(hone_mutate(hone_fuzzer_mutator(), (const char*)data, size, most, seed, &made, &made_size, &error),
                    &error);
  if (made_size > 0) memcpy(data, made, made_size);
  return made_size;
}

HONE_API size_t LLVMFuzzerCustomCrossOver(const uint8_t* text, size_t size, const uint8_t* other, size_t other_size,
                                          uint8_t* place, size_t most, unsigned int seed) {
  const char* made = NULL;
  size_t made_size = 0;
  char* error = NULL;
  hone_fuzzer_check(hone_cross(hone_fuzzer_mutator(), (const char*)text, size, (const char*)other, other_size, most,
                               seed, &made, &made_size, &error),
                    &error);
  if (made_size > 0) memcpy(place, made, made_size);
  return made_size;
}

#ifdef __cplusplus
}
#endif

#endif
