"""check_report.py REPORT.html STATS.json: a browser opens the report of a reduction, and it is as it should be."""

import json
import sys
import time

from browser import Browser

report, stats_file = sys.argv[1:]
with open(stats_file) as file:
    stats = json.load(file)


def check(condition, what):
    if not condition:
        sys.exit(f"check_report: {what}")


def eventually(condition):
    """The page draws itself anew a little after a change."""
    for _ in range(100):
        if condition():
            return True
        time.sleep(0.1)
    return False


def grouped(number):
    return f"{number:,}"


def drawn(browser, canvas):
    """The share of the canvas' pixels that have a colour."""
    return browser.run("""
        const canvas = document.getElementById(arguments[0]);
        const copy = Object.assign(document.createElement('canvas'), {width: canvas.width, height: canvas.height});
        const context = copy.getContext('2d', {willReadFrequently: true});
        context.drawImage(canvas, 0, 0);
        const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
        let some = 0;
        for (let i = 3; i < pixels.length; i += 4) some += pixels[i] > 0;
        return 4 * some / pixels.length""", canvas)


with Browser() as browser:
    browser.open(report)

    # The numbers, as people read them, are those of --stats.
    summary = browser.text("#summary")
    for number in (f"{grouped(stats['output_bytes'])} bytes", f"of {grouped(stats['input_bytes'])}",
                   f"of {grouped(stats['input_tokens'])}", f"{grouped(stats['fail'])} fail",
                   f"{grouped(stats['pass'])} pass", f"{grouped(stats['unresolved'])} unresolved",
                   f"{grouped(stats['executed'])} tests run"):
        check(number in summary, f"{number} is not in {summary}")
    # What was stored and what came again are two things.
    for key, words in (("replayed", "verdicts of earlier runs"), ("cached", "candidates met again")):
        if stats[key] > 0:
            check(f"{grouped(stats[key])} {words}" in summary, f"{stats[key]} {words} is not in {summary}")
        else:
            check(words not in summary, f"{words} is in {summary}")
    tests = browser.run("return [...document.querySelectorAll('.tile')].find(t => t.textContent.startsWith('tests'))"
                        ".querySelector('.value').textContent")
    check(tests == grouped(stats["tests"]), f"{tests} tests")
    total = browser.run("return [...document.querySelectorAll('#passes tfoot td')].map(cell => cell.textContent)")
    check(total[2:6] == [grouped(stats[key]) for key in ("tests", "fail", "pass", "unresolved")], f"table: {total}")
    check(total[6] == grouped(stats["input_bytes"] - stats["output_bytes"]), f"table: {total}")
    points = browser.run("return data.history.map(point => [point[0], point[2]])")
    check(points == stats["history"], "history")

    # No unit is full.
    read = browser.run("return [9.996, 119.6, 239.7, 3599.9, 7199.6, 86399.9].map(seconds)")
    check(read == ["10 s", "2 min 0 s", "4 min 0 s", "60 min 0 s", "2 h 0 min", "24 h 0 min"], f"durations: {read}")

    # A step has the colour of its pass, and what lies between two steps has none.
    check(browser.run("""
        const {data, segment} = chart.data.datasets[0];
        return data.slice(1).every((point, at) => point.x === data[at].x ||
            point.y === data[at].y && segment.borderColor({p1DataIndex: at + 1}) === color('quiet'))"""),
          "a flat line has the colour of a pass")
    # The chart is drawn, and drawn anew when clicked.
    check(drawn(browser, "size") > 0.01, "the chart is empty")
    before = browser.run("return chart.scales.y.type")
    browser.click("#logarithmic")
    check(browser.run("return chart.scales.y.type") != before, "the scale doesn't change")
    before = browser.run("return chart.scales.x.max")
    browser.click("#over-time")
    check(browser.run("return chart.scales.x.max") != before, "the axis doesn't change")
    check(drawn(browser, "size") > 0.01, "the chart is gone")

    # What a reader wants comes first.
    order = browser.run("return [...document.querySelectorAll('main > section')].filter(s => !s.hidden).map(s => s.id)")
    check(order == ["failure-section", "result-section", "summary", "size-section", "passes-section",
                    "reproduce-section"], f"order: {order}")
    ending = browser.text("#failure-ending")
    check("status 0" in ending or "returned 0" in ending, ending)
    if "status 0" in ending:
        check(browser.text("#failure-output pre").strip().startswith("seen"), browser.text("#failure-output"))

    # Both texts are all there, however they are laid out, and the kept parts lead to each other.
    tight = browser.run("return data.comparison.result.map(piece => piece[0]).join('')")
    if browser.run("return data.comparison.reading.length > 0"):
        check(browser.text("#result-text") != tight, "it isn't laid out")
        check("".join(browser.text("#result-text").split()) == "".join(tight.split()), "the layout isn't the text")
        browser.click("#reading")
    original = browser.run("return data.comparison.original.map(piece => piece[0]).join('')")
    check(len(original.encode()) == stats["input_bytes"], "the original isn't whole")
    shown = browser.run("return document.getElementById('result-text').textContent")
    check(len(shown.encode()) == stats["output_bytes"], "the result isn't whole")
    check(browser.run("return data.result") == shown, "two results")
    marks = browser.run("return document.querySelectorAll('#original-text mark').length")
    check(marks > 0 and marks == browser.run("return document.querySelectorAll('#result-text mark').length"), "marks")
    browser.click("#next-part")
    here = browser.run("return [...document.querySelectorAll('mark.here')].map(mark => mark.textContent)")
    check(len(here) == 2 and here[0] == here[1], f"the first kept part: {here}")
    browser.click("#result-text mark:last-of-type")
    check(browser.text("#part-number").startswith(f"{marks} of"), browser.text("#part-number"))
    height = "return document.getElementById('original-text').scrollHeight"
    folded = browser.run(height)
    browser.click("#fold")
    if browser.run("return document.querySelector('#original-text .fold') !== null"):
        check(browser.run(height) > folded, "nothing unfolds")

    # From a phone to a wide screen the page is as wide as the window.
    for width in (400, 900, 1600):
        browser.set_width(width)
        check(eventually(lambda: browser.run("return document.documentElement.scrollWidth") <= width),
              f"wider than {width} pixels")

    # Light and dark, by the user's wish and by the button.
    def is_dark():
        colour = browser.run("return getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3)")
        return sum(int(part) for part in colour) < 3 * 128

    browser.set_scheme("dark")
    check(eventually(is_dark), "dark is as light")
    browser.set_scheme("light")
    check(eventually(lambda: not is_dark()), "light is as dark")
    browser.click("#theme")
    check(eventually(is_dark), "the theme doesn't change")

    browser.click(".copy[data-copies=command]")
    check("hone" in browser.text("#command"), "no command")
    check("reduce" in browser.text("#command"), "no command")

    messages = browser.messages()
    check(messages == [], f"the console says {messages}")
