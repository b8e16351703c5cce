#include <string.h>
static unsigned long measure(const void *p) { return strlen(p); }
unsigned long length(int n)
{
	char text[] = "return &text;";
	/* return &n; */
	const char *names[] = { "a", "b" };

	if (n)
		return measure(&text[1]) & n;
	return sizeof names;
}
const char *name(int n)
{
	const char *names[] = { "a", "b" };
	return names[n & 1];
}
