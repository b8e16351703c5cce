"""Reduces, repairs, generalizes and explains inputs that make programs fail, by their grammars.

>>> import hone
>>> small = hone.reduce('{"hay": [1, {"deep": ["needle", 3]}]}', lambda text: "needle" in text, language="json")
>>> print(small)
"needle"

A test is a function that returns True if the text fails, False if it passes, and hone.UNRESOLVED if it can't tell, for
example because the text is invalid. An exception in it ends the run and reaches the caller. A hone.Test runs a program
instead. All modes take the options of the command line as keywords: max_tests=100 is --max-tests 100.
"""

from ._errors import Error, NotInteresting
from ._modes import explain, generalize, reduce, repair
from ._results import Bytes, Explanation, Pattern, Text
from ._serve import serve
from ._tests import UNRESOLVED, Test

__all__ = ["UNRESOLVED", "Bytes", "Error", "Explanation", "NotInteresting", "Pattern", "Test", "Text", "explain",
           "generalize", "reduce", "repair", "serve"]
