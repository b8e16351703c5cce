#!/usr/bin/env python3
from gettext import translation
_ = translation("pantry", "build/locale", fallback=True).gettext
print(_("Nothing to use up today."))
