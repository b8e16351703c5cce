TEMPLATE = '''
from __future__ import annotations
import {module}
'''
print(TEMPLATE.format(module="os"))
