import argparse
import sys

from . import config, balance


def main():
    ap = argparse.ArgumentParser(prog="waterbal")
    ap.add_argument("config")
    args = ap.parse_args()
    cfg = config.load(args.config)
    total = balance.Balance(cfg)
    for gauge in cfg["gauges"]:
        total.add(gauge)
    err = total.close()
    if abs(err) > cfg["limits"]["closure"]:
        print(f"error: basin balance does not close: residual {err:+.2%} of inflow "
              f"(limit {cfg['limits']['closure']:.2%})", file=sys.stderr, flush=True)
        return 3
    print("balance closed")
    return 0


sys.exit(main())
