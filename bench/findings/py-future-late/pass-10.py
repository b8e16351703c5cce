r"""Raw doc string
over two lines."""

# comment between

from __future__ import generator_stop as gs, annotations
import typing
print(gs, typing.Any)
