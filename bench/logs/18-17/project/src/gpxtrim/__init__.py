from .track import Track, load

__all__ = ["Track", "load"]
