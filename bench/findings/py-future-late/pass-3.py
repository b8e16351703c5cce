#!/usr/bin/env python3
# -*- coding: utf-8 -*-
#
# Licence: MIT

from __future__ import division
from __future__ import annotations
from __future__ import (
    print_function,
)

x = 1 / 2
