#include <libintl.h>
#include <stdio.h>
#define _(s) gettext(s)
int main(int argc, char **argv)
{
	printf(_("Cannot open %s: %s\n"), argv[0], "");
	printf(ngettext("%d file", "%d files", argc), argc);
	return 0;
}
