'Single-quoted doc.'; from __future__ import annotations; import re
print(re.escape("."))
