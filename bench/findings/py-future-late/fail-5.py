"""Geometry helpers."""
"""Copyright 2019 Example Ltd."""
from __future__ import division


def ratio(w, h):
    return w / h
