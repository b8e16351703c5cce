import pathlib


def month_files(root, month):
    folder = pathlib.Path(root) / month
    files = sorted(folder.glob("*.csv"))
    if not files:
        raise SystemExit(f"no data for {month}")
    return files
