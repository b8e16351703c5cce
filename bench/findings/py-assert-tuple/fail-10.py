import json, sys

with open(sys.argv[1]) as handle:
    config = json.load(handle)
    assert ("port" in config, "no port given in the configuration")  # needed below
    assert config["port"] > 1024, "a port above 1024 is needed"
    port = config["port"]
