"""check_unseen.py REPORT.html TEXT...: in a browser, the result spells out these characters, which nobody could see."""

import sys

from browser import Browser

with Browser() as browser:
    browser.open(sys.argv[1])
    browser.click("#reading")  # the exact text: the layout for people leaves out white space
    spelled = browser.run("return [...document.querySelectorAll('#result-text .unseen')].map(e => e.textContent)")
    if spelled != sys.argv[2:]:
        sys.exit(f"check_unseen: {spelled}")
    if messages := browser.messages():
        sys.exit(f"check_unseen: the console says {messages}")
