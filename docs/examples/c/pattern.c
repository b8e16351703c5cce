/* Generalizes a failure of a program, and draws three more texts that should fail. */
#include <hone/hone_c.h>
#include <stdio.h>
#include <string.h>

static int print(const char* text, size_t size, void* data) {
  (void)data;
  printf("member:  %.*s\n", (int)size, text);
  return 0;
}

int main(void) {
  const char* text = "[{\"sizes\": [], \"colour\": \"red\"}]";
  char* error = NULL;
  hone_language* json = NULL;
  hone_test* test = NULL;
  hone_run* run = NULL;
  hone_result* pattern = NULL;
  if (hone_language_new("{\"language\": \"json\"}", &json, &error) == HONE_OK &&
      hone_test_new("{\"command\": [\"grep\", \"-c\", \"{.*\\\\[]\", \"@@\"], \"exit\": 0}", &test, &error) == HONE_OK &&
      hone_run_new(test, NULL, NULL, &run, &error) == HONE_OK &&
      hone_generalize(run, json, text, strlen(text), NULL, &pattern, &error) == HONE_OK &&
      hone_result_count(pattern) > 0) {
    printf("pattern: %s\n", hone_result_text(pattern, 0, NULL));
    hone_result_generate(pattern, 1, 3, print, NULL, NULL);
  } else {
    fprintf(stderr, "%s\n", error != NULL ? error : "no pattern");
  }
  hone_result_free(pattern);
  hone_run_free(run);
  hone_test_free(test);
  hone_language_free(json);
  hone_free(error);
  return 0;
}
