from .toc import build, render

__all__ = ["build", "render"]
