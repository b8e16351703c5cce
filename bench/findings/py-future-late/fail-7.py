# -*- coding: utf-8 -*-
# Settings for the worker.
from __future__ import absolute_import
from celery import Celery
from __future__ import (
    division,
    print_function,
)

app = Celery("worker")
