print("starting up"); from __future__ import generator_stop
raise SystemExit(0)
