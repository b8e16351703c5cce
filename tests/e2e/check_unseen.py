"""check_unseen.py REPORT.html TEXT...: in a browser, the result spells out these characters, which nobody could see."""

import sys

from browser import Browser

with Browser() as browser:
    browser.open(sys.argv[1])
    # The exact text, where there is a layout for people, which leaves out white space.
    browser.run("const toggle = document.querySelector('#reading'); if (toggle && toggle.offsetParent) toggle.click()")
    spelled = browser.run("return [...document.querySelectorAll('#result-text .unseen')].map(e => e.textContent)")
    if spelled != sys.argv[2:]:
        sys.exit(f"check_unseen: {spelled}")
    if messages := browser.messages():
        sys.exit(f"check_unseen: the console says {messages}")
