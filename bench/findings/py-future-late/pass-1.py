from __future__ import print_function
import os
