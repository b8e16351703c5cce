#include <libintl.h>
#include <stdio.h>
#define _(s) gettext(s)
int main(void) {
    textdomain("stopwatch");
    puts(_("Start"));
    return 0;
}
