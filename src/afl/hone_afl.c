/* libhone-afl.so: hone as a custom mutator of AFL++, over the C interface.
 *
 *   AFL_CUSTOM_MUTATOR_LIBRARY=/usr/lib/hone/libhone-afl.so HONE_LANGUAGE=json afl-fuzz -i in -o out -- ./target @@
 *
 * HONE_LANGUAGE names a bundled language, or HONE_GRAMMAR a grammar: FILE.g4, several with ':' between them, the last
 * of which may be the start rule. AFL++ asks for mutations of each text of its queue, and has each new one trimmed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "hone_c.h"

#define SHOWN __attribute__((visibility("default")))

struct state {
  hone_language* language;
  hone_mutator* mutator;
  uint64_t seed; /* of the next mutation */
  /* The trimming under way, and its present candidate. */
  hone_trimming* trimming;
  const char* candidate;
  size_t candidate_size;
  int steps, most_steps;
};

/* AFL++ has no way to be told of an error. */
static void give_up(const char* message) {
  fprintf(stderr, "libhone-afl: %s\n", message);
  exit(2);
}

/* `error` is read after the call whose status is given. */
static void check(hone_status status, char* const* error) {
  if (status != HONE_OK) give_up(*error != NULL ? *error : "out of memory");
}

/* Appends the text as a JSON string. */
static void append_quoted(char* json, size_t size, const char* text, size_t length) {
  size_t at = strlen(json);
  if (at + 2 * length + 3 > size) give_up("HONE_LANGUAGE or HONE_GRAMMAR is too long");
  json[at++] = '"';
  for (size_t i = 0; i < length; ++i) {
    if ((unsigned char)text[i] < ' ') give_up("HONE_LANGUAGE or HONE_GRAMMAR has a control character");
    if (text[i] == '"' || text[i] == '\\') json[at++] = '\\';
    json[at++] = text[i];
  }
  json[at++] = '"';
  json[at] = 0;
}

/* The options of hone_language_new. */
static void read_environment(char* json, size_t size) {
  const char* language = getenv("HONE_LANGUAGE");
  const char* grammar = getenv("HONE_GRAMMAR");
  const char* start = NULL;
  if ((language != NULL) == (grammar != NULL))
    give_up("set HONE_LANGUAGE to a bundled language, or HONE_GRAMMAR to ANTLR files: a.g4, a.g4:start, a.g4:b.g4");
  if (language != NULL) {
    strcpy(json, "{\"language\": ");
    append_quoted(json, size, language, strlen(language));
  } else {
    strcpy(json, "{\"grammar\": [");
    for (const char* rest = grammar; *rest != 0;) {
      const size_t length = strcspn(rest, ":");
      if (length < 3 || strncmp(rest + length - 3, ".g4", 3) != 0) {
        start = rest;
        if (rest[length] != 0) give_up("HONE_GRAMMAR: only its last part may be a rule, the others end in .g4");
        break;
      }
      if (rest != grammar) strcat(json, ", ");
      append_quoted(json, size, rest, length);
      rest += length + (rest[length] == ':');
    }
    strcat(json, "]");
    if (start != NULL) {
      strcat(json, ", \"start\": ");
      append_quoted(json, size, start, strlen(start));
    }
  }
  strcat(json, "}");
}

SHOWN void* afl_custom_init(void* afl, unsigned int seed) {
  (void)afl;
  char options[8192];
  char* error = NULL;
  struct state* state = calloc(1, sizeof *state);
  if (state == NULL) give_up("out of memory");
  read_environment(options, sizeof options - 64);
  check(hone_language_new(options, &state->language, &error), &error);
  check(hone_mutator_new(state->language, &state->mutator, &error), &error);
  state->seed = (uint64_t)seed << 32;
  return state;
}

SHOWN size_t afl_custom_fuzz(void* data, unsigned char* text, size_t size, unsigned char** made, unsigned char* other,
                             size_t other_size, size_t most) {
  (void)other; /* the mutator splices from all texts that it was given */
  (void)other_size;
  struct state* state = data;
  const char* mutated = NULL;
  size_t mutated_size = 0;
  char* error = NULL;
  check(hone_mutate(state->mutator, (const char*)text, size, most, state->seed++, &mutated, &mutated_size, &error),
        &error);
  *made = (unsigned char*)mutated;
  return mutated_size;
}

/* The executions that AFL++'s own trimming takes: it removes pieces of a 16th of the size, then of half as much, down
 * to a 1024th or 4 bytes. */
static int afl_budget(size_t size) {
  size_t whole = 1, executions = 0;
  while (whole < size) whole *= 2;
  const size_t least = whole / 1024 > 4 ? whole / 1024 : 4;
  for (size_t piece = whole / 16 > 4 ? whole / 16 : 4; piece >= least; piece /= 2) executions += size / piece;
  return (int)executions;
}

/* True if there is another candidate. */
static int next_candidate(struct state* state) {
  char* error = NULL;
  check(hone_trimming_next(state->trimming, &state->candidate, &state->candidate_size, &error), &error);
  if (state->candidate == NULL) {
    hone_trimming_free(state->trimming);
    state->trimming = NULL;
  }
  return state->candidate != NULL;
}

SHOWN int afl_custom_init_trim(void* data, unsigned char* text, size_t size) {
  struct state* state = data;
  char options[64];
  char* error = NULL;
  hone_trimming_free(state->trimming); /* of a text that AFL++ did not finish */
  state->steps = 0;
  state->most_steps = afl_budget(size);
  snprintf(options, sizeof options, "{\"effort\": \"quick\", \"max-tests\": %d}", state->most_steps);
  check(hone_trimming_new(state->language, (const char*)text, size, options, &state->trimming, &error), &error);
  return next_candidate(state) ? state->most_steps : 0;
}

SHOWN size_t afl_custom_trim(void* data, unsigned char** made) {
  struct state* state = data;
  *made = (unsigned char*)state->candidate;
  return state->candidate_size;
}

SHOWN int afl_custom_post_trim(void* data, unsigned char success) {
  struct state* state = data;
  char* error = NULL;
  check(hone_trimming_learn(state->trimming, success ? HONE_FAIL : HONE_PASS, &error), &error);
  ++state->steps;
  return next_candidate(state) ? state->steps : state->most_steps;
}

SHOWN void afl_custom_deinit(void* data) {
  struct state* state = data;
  hone_trimming_free(state->trimming);
  hone_mutator_free(state->mutator);
  hone_language_free(state->language);
  free(state);
}
