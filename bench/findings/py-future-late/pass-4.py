import os
import __future__

print(__future__.division.getMandatoryRelease(), os.sep)
