/* What of a JSON text makes this function fail? */
#define _GNU_SOURCE
#include <hone/hone_c.h>
#include <stdio.h>
#include <string.h>

static int has_needle(const char* text, size_t size, void* data) {
  (void)data;
  return memmem(text, size, "\"needle\"", 8) != NULL ? HONE_FAIL : HONE_PASS;
}

int main(void) {
  const char* text = "{\"hay\": [1, 2, {\"deep\": [\"needle\", 3]}], \"more\": \"hay\"}";
  char* error = NULL;
  hone_language* json = NULL;
  hone_test* test = NULL;
  hone_run* run = NULL;
  hone_result* small = NULL;
  if (hone_language_new("{\"language\": \"json\"}", &json, &error) == HONE_OK &&
      hone_test_callback(has_needle, NULL, &test, &error) == HONE_OK &&
      hone_run_new(test, NULL, NULL, &run, &error) == HONE_OK &&
      hone_reduce(run, json, text, strlen(text), "{\"jobs\": 2}", &small, &error) == HONE_OK)
    printf("%s\n", hone_result_text(small, 0, NULL));
  else
    fprintf(stderr, "%s\n", error);
  hone_result_free(small);
  hone_run_free(run);
  hone_test_free(test);
  hone_language_free(json);
  hone_free(error);
  return 0;
}
