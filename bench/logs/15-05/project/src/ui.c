#include <libintl.h>
#define _(s) gettext(s)
const char *folder_names(int i) {
	switch (i) {
	case 0: return _("Inbox");
	case 1: return _("Drafts");
	default: return _("Outbox");
	}
}
