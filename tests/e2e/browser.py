"""A headless Chromium, driven by WebDriver, with nothing but Python's own library.

Needs the Debian packages chromium and chromium-driver.
"""

import base64
import json
import os
import pathlib
import re
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"

FLAGS = """--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
--disable-component-update --disable-sync --disable-dev-shm-usage""".split()


def command(process):
    try:
        return (process / "cmdline").read_bytes()
    except OSError:
        return b""


class Browser:
    """`with Browser() as browser:`; nothing is left of it behind the block."""

    def __init__(self, width=1280, height=1600):
        self.window = f"--window-size={width},{height}"

    def __enter__(self):
        self.profile = tempfile.TemporaryDirectory(prefix="hone-browser-", ignore_cleanup_errors=True)
        environment = dict(os.environ, TMPDIR=self.profile.name)
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, text=True,
                                       env=environment)
        for line in self.driver.stdout:
            if started := re.search(r"started successfully on port (\d+)", line):
                self.base = f"http://127.0.0.1:{started[1]}"
                break
        flags = FLAGS + [self.window, f"--user-data-dir={self.profile.name}"]
        session = self.request("POST", "/session", {"capabilities": {"alwaysMatch": {
            "browserName": "chrome", "goog:loggingPrefs": {"browser": "ALL"},
            "goog:chromeOptions": {"args": flags, "binary": "/usr/bin/chromium"}}}})
        self.session = "/session/" + session["sessionId"]
        return self

    def __exit__(self, *_):
        try:
            self.request("DELETE", self.session)
        finally:
            self.driver.terminate()
            self.driver.wait()
            self.wait_for_end()
            self.profile.cleanup()

    def wait_for_end(self):
        """Some of the browser's processes outlive the driver for a moment."""
        for _ in range(200):
            if not any(self.profile.name.encode() in command(entry) for entry in pathlib.Path("/proc").glob("[0-9]*")):
                return
            time.sleep(0.05)

    def request(self, method, path, body=None):
        text = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, text, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(json.load(error)["value"]["message"]) from None

    def open(self, file):
        self.request("POST", self.session + "/url", {"url": pathlib.Path(file).resolve().as_uri()})

    def run(self, script, *arguments):
        """The value that the JavaScript returns."""
        return self.request("POST", self.session + "/execute/sync", {"script": script, "args": list(arguments)})

    def devtools(self, command, **parameters):
        return self.request("POST", self.session + "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def set_width(self, width, height=1200):
        self.devtools("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                      mobile=False)

    def set_scheme(self, scheme):
        """What the page takes for the user's wish: "light" or "dark"."""
        self.devtools("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def processor_time(self):
        """Seconds of the page's main thread, from the start of loading. Call it once before the page is opened."""
        self.devtools("Performance.enable", timeDomain="threadTicks")
        metrics = self.devtools("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")

    def click(self, selector):
        """As a user does: fails where the element isn't visible or something covers it."""
        found = self.request("POST", self.session + "/element", {"using": "css selector", "value": selector})
        self.request("POST", f"{self.session}/element/{found[ELEMENT]}/click", {})

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0]).textContent", selector)

    def messages(self):
        """What the page has written to its console, uncaught errors too, since the last call."""
        return [entry["message"] for entry in self.request("POST", self.session + "/se/log", {"type": "browser"})]

    def screenshot(self, file):
        picture = self.request("GET", self.session + "/screenshot")
        pathlib.Path(file).write_bytes(base64.b64decode(picture))
