class Config:
    from __future__ import annotations
    name: str = "x"
    port: int = 80
