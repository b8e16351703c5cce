try:
    from __future__ import absolute_import
except ImportError:
    pass

import json
print(json.dumps({}))
