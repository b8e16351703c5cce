import os
from __future__ import print_function
