from .wkt import parse_polygon
from .area import area
