/* Reduces a JSON file by a script, as `hone reduce FILE --test SCRIPT` does: prints the result, and behind it the
 * figures. Its only purpose is to be compiled as C99. */
#include "hone_c.h"

#include <stdio.h>
#include <stdlib.h>

static char* contentsOf(const char* name, size_t* size) {
  static char bytes[1 << 16];
  FILE* file = fopen(name, "rb");
  if (file == NULL) return NULL;
  *size = fread(bytes, 1, sizeof bytes, file);
  fclose(file);
  return bytes;
}

static int failed(char* error) {
  fprintf(stderr, "%s\n", error);
  hone_free(error);
  return EXIT_FAILURE;
}

int main(int count, char** arguments) {
  char test_options[4096];
  size_t size = 0;
  char* error = NULL;
  hone_language* json = NULL;
  hone_test* test = NULL;
  hone_run* run = NULL;
  hone_result* result = NULL;
  const char* text = count == 3 ? contentsOf(arguments[1], &size) : NULL;
  if (text == NULL) return EXIT_FAILURE;
  snprintf(test_options, sizeof test_options, "{\"test\": \"%s\", \"candidate-name\": \"in.json\"}", arguments[2]);
  if (hone_language_new("{\"language\": \"json\", \"islands\": true}", &json, &error) != HONE_OK) return failed(error);
  if (hone_test_new(test_options, &test, &error) != HONE_OK) return failed(error);
  if (hone_run_new(test, NULL, NULL, &run, &error) != HONE_OK) return failed(error);
  if (hone_reduce(run, json, text, size, NULL, &result, &error) != HONE_OK) return failed(error);
  printf("%s\n%s\n", hone_result_text(result, 0, NULL), hone_result_stats(result));
  hone_result_free(result);
  hone_run_free(run);
  hone_test_free(test);
  hone_language_free(json);
  return EXIT_SUCCESS;
}
