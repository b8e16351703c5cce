"""Proposes the fixes of clang-tidy: `python3 fixes.py CHECKS [ARGUMENTS OF CLANG]`."""
import json
import subprocess
import sys
import tempfile

import yaml

for line in sys.stdin:
    path = json.loads(line)["path"]
    with tempfile.NamedTemporaryFile(suffix=".yaml") as file:
        subprocess.run(["clang-tidy", "--checks=-*," + sys.argv[1], "--export-fixes=" + file.name, path, "--",
                        *sys.argv[2:]], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        diagnostics = (yaml.safe_load(file) or {}).get("Diagnostics", [])
    for diagnostic in diagnostics:
        edits = [{"start": fix["Offset"], "end": fix["Offset"] + fix["Length"], "text": fix["ReplacementText"]}
                 for fix in diagnostic["DiagnosticMessage"]["Replacements"] if fix["FilePath"] == path]
        if edits:
            print(json.dumps({"edits": edits, "note": diagnostic["DiagnosticName"]}))
    print('{"done": true}', flush=True)
