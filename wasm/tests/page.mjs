// node page.mjs PAGE [SCREENSHOTS]: drives the page by Playwright's core and Debian's Chromium, as people do. PAGE is
// served by a server that refuses nothing and notes what is asked for.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, normalize } from "node:path";
import { chromium } from "playwright-core";

const [folder, screenshots] = process.argv.slice(2);
const types = { html: "text/html", js: "text/javascript", css: "text/css", svg: "image/svg+xml", txt: "text/plain" };
const server = createServer((request, response) => {
  const path = normalize(new URL(request.url, "http://host").pathname);
  try {
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    response.writeHead(200, { "content-type": types[file.split(".").at(-1)] ?? "application/octet-stream" });
    response.end(readFileSync(file));
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
const home = `http://127.0.0.1:${server.address().port}/`;

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const broken = '{\n  "name": "Ada",\n  "tags": ["a", "b",\n  "age": 36\n}\n';
const repaired = '{\n  "name": "Ada",\n  "tags": ["a", "b"],\n  "age": 36\n}\n';

/** A fresh page, and what it asked for. */
async function opened(options = {}) {
  const context = await browser.newContext({ acceptDownloads: true, ...options });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: home });
  const asked = [];
  context.on("request", (request) => asked.push(request.url()));
  const page = await context.newPage();
  page.on("pageerror", (error) => asked.push(`error: ${error.message}`));
  page.on("console", (message) => message.type() === "error" && asked.push(`error: ${message.text()}`));
  await page.goto(home);
  await page.waitForFunction(() => document.querySelectorAll("#language option").length > 20);
  return { context, page, asked };
}

async function repairedIn(page) {
  await page.waitForFunction(() => !document.getElementById("download").disabled);
}

async function downloaded(page, press = () => page.click("#download")) {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

async function paste(page, text) {
  await page.focus("#text");
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await page.keyboard.press("Control+V");
}

async function drop(page, name, text) {
  const data = await page.evaluateHandle(
    ([fileName, contents]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([contents], fileName));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent("#input", "drop", { dataTransfer: data });
}

const tests = {
  async "a pasted text is repaired, its language is guessed, and each change is shown"() {
    const { page } = await opened();
    await paste(page, broken);
    await repairedIn(page);
    assert.match(await page.textContent("#guessed"), /taken for JSON/);
    assert.match(await page.textContent("#changes ins"), /\]/);
    assert.match(await page.textContent("#figures"), /kept, 0 changed, 0 dropped/);
    await page.click("#copy");
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), (await downloaded(page)).text);
  },
  async "a dropped file keeps its name and its line ends"() {
    const { page } = await opened();
    await drop(page, "people.csv", "name,age\r\nAda,36\r\nBob,\"41\r\nEve,27\r\n");
    await repairedIn(page);
    const { name, text } = await downloaded(page);
    assert.equal(name, "people.repaired.csv");
    assert.match(text, /^name,age\r\nAda,36\r\n/);
  },
  async "a file is opened, and one that is right stays as it is"() {
    const { page } = await opened();
    await page.setInputFiles("#file", { name: "right.json", mimeType: "text/plain", buffer: Buffer.from(repaired) });
    await repairedIn(page);
    assert.match(await page.textContent("#status"), /No error of syntax was found/);
    assert.equal((await downloaded(page)).text, repaired);
  },
  async "where readings differ, the chosen one is the result"() {
    const { page } = await opened();
    await paste(page, '{"price": 9.99", "n": 1}');
    await repairedIn(page);
    const radios = page.locator("#choices input[type=radio]");
    assert.ok((await radios.count()) > 1);
    const first = (await downloaded(page)).text;
    await radios.nth(1).check();
    const wanted = await page.locator("#choices label pre").nth(1).textContent();
    const second = (await downloaded(page)).text;
    assert.notEqual(second, first);
    assert.equal(second, wanted);
    JSON.parse(second);
  },
  async "what was chosen at one place stays, or is open again"() {
    const { page } = await opened();
    await paste(page, '{\n"price": 9.99",\n"n": 1,\n"cost": 7.5",\n"m": 2\n}');
    await repairedIn(page);
    const places = page.locator("#choices fieldset");
    for (let i = 0; i < (await places.count()); ++i) await places.nth(i).locator("input").last().click();
    const chosen = await page.evaluate(() =>
      [...document.querySelectorAll("#choices fieldset")].filter(
        (place) => [...place.querySelectorAll("input")].at(-1).checked,
      ).length,
    );
    const all = await places.count();
    assert.equal(/doubtful/.test(await page.textContent("#status")), chosen < all);
  },
  async "the reading that is shown first can be settled"() {
    const { page } = await opened();
    await paste(page, '{"price": 9.99", "n": 1}');
    await repairedIn(page);
    assert.match(await page.textContent("#status"), /doubtful/);
    await page.locator("#choices input[type=radio]").first().click();
    assert.doesNotMatch(await page.textContent("#status"), /doubtful/);
  },
  async "of two inputs in a row the second one counts"() {
    const { page } = await opened();
    await page.focus("#text");
    await page.keyboard.insertText("old [1");
    await drop(page, "new.json", "[7, 8");
    await repairedIn(page);
    await page.waitForTimeout(500);
    await repairedIn(page);
    assert.deepEqual(await downloaded(page), { name: "new.repaired.json", text: "[7, 8]" });
  },
  async "a valid array with a row a line stays as it is"() {
    const { page } = await opened();
    const rows = Array.from({ length: 12 }, (_, i) => `{"id": ${i}, "t": "x"}`);
    await paste(page, `[\n${rows.join(",\n")}\n]\n`);
    await repairedIn(page);
    assert.match(await page.textContent("#status"), /No error of syntax was found/);
  },
  async "another language can be chosen"() {
    const { page } = await opened();
    await paste(page, "a: [1, 2\nb: 3\n");
    await page.selectOption("#language", "yaml");
    await repairedIn(page);
    assert.equal(await page.textContent("#guessed"), "");
    assert.match((await downloaded(page)).text, /\]/);
  },
  async "a long work is shown, can be cancelled, and the page answers meanwhile"() {
    const { page } = await opened();
    const rows = Array.from({ length: 60_000 }, (_, i) => `{"id": ${i}, "text": "row number ${i}", "list": [1, 2, 3]}`);
    rows[30_000] = '{"id": 30000, "text": "row", "list": [1, 2, 3}';
    const long = `[${rows.join(",\n")}]`;
    assert.ok(long.length > 3e6);
    await drop(page, "long.json", long);
    await page.waitForSelector("#cancel", { state: "visible" });
    const frames = await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(2)))),
    );
    assert.equal(frames, 2);
    await page.click("#cancel");
    assert.equal(await page.textContent("#status"), "Cancelled.");
    assert.equal(await page.evaluate(() => document.activeElement.id), "again");
    assert.ok(await page.isHidden("#work"));
    await drop(page, "long.json", long);
    await repairedIn(page);
    const { text } = await downloaded(page);
    assert.equal(JSON.parse(text).length, rows.length);
  },
  async "it works offline after the first visit"() {
    const { page, context } = await opened();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async () => (await caches.keys()).length === 1 && navigator.serviceWorker.controller);
    await context.setOffline(true);
    await page.reload();
    await paste(page, "a: [1, 2\nb: 3\n");
    await repairedIn(page);
  },
  async "the keyboard is enough"() {
    const { page } = await opened();
    const reach = async (id) => {
      for (let i = 0; i < 30 && (await page.evaluate(() => document.activeElement.id)) !== id; ++i)
        await page.keyboard.press("Tab");
      assert.equal(await page.evaluate(() => document.activeElement.id), id);
    };
    await reach("text");
    await page.keyboard.insertText('{"price": 9.99", "n": 1}');
    await repairedIn(page);
    await reach("download");
    const first = (await downloaded(page, () => page.keyboard.press("Enter"))).text;
    await reach("place-0-0");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+Tab");
    const second = (await downloaded(page, () => page.keyboard.press("Enter"))).text;
    assert.notEqual(second, first);
  },
  async "a screen reader hears the outcome, and every control has a name"() {
    const { page } = await opened();
    await paste(page, broken);
    await repairedIn(page);
    assert.match(await page.textContent("[role=status][aria-live=polite]"), /change/);
    const nameless = await page.evaluate(() =>
      [...document.querySelectorAll("button, select, textarea, input:not([hidden])")]
        .filter((control) => !control.textContent && !control.labels?.length && !control.ariaLabel)
        .map((control) => control.outerHTML),
    );
    assert.deepEqual(nameless, []);
  },
  async "360 pixels are wide enough"() {
    const { page } = await opened({ viewport: { width: 360, height: 740 } });
    await paste(page, `${broken}${" ".repeat(20)}"a long line without a break ${"x".repeat(300)}"`);
    await repairedIn(page);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 360);
    if (screenshots) await page.screenshot({ path: `${screenshots}/narrow.png`, fullPage: true });
  },
  async "no request leaves, and none could"() {
    const { page, asked } = await opened();
    await paste(page, broken);
    await repairedIn(page);
    await downloaded(page);
    assert.deepEqual(asked.filter((url) => !url.startsWith(home) && !url.startsWith("blob:")), []);
    const tried = await page.evaluate(async (url) => {
      const image = new Promise((done) => {
        const picture = new Image();
        picture.onload = () => done("loaded");
        picture.onerror = () => done("refused");
        picture.src = "http://127.0.0.1:9/picture";
      });
      const own = await fetch(url).then(() => "sent", () => "refused");
      return [own, await image, navigator.sendBeacon === undefined];
    }, home);
    assert.deepEqual(tried.slice(0, 2), ["refused", "refused"]);
    const fromWorker = await page.evaluate(
      (url) =>
        new Promise((done) => {
          const source = `fetch(${JSON.stringify(url)}).then(() => postMessage("sent"), () => postMessage("refused"));`;
          const worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
          worker.onmessage = ({ data }) => done(data);
        }),
      home,
    );
    assert.equal(fromWorker, "refused");
  },
  async "it is light or dark as the system is"() {
    const colours = [];
    for (const colorScheme of ["light", "dark"]) {
      const { page } = await opened({ colorScheme, viewport: { width: 1200, height: 800 } });
      await paste(page, '{\n  "name": "Ada",\n  "tags": ["a", "b",\n  "price": "9.99,\n  "list": [1, 2, "b": 3, "c": 4]\n}\n');
      await repairedIn(page);
      colours.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
      if (screenshots) await page.screenshot({ path: `${screenshots}/${colorScheme}.png` });
    }
    assert.notEqual(colours[0], colours[1]);
  },
};

if (screenshots) mkdirSync(screenshots, { recursive: true });
let failed = 0;
for (const [name, test] of Object.entries(tests)) {
  try {
    await test();
    console.log(`ok: ${name}`);
  } catch (error) {
    ++failed;
    console.log(`FAILED: ${name}\n${error.stack}`);
  }
  for (const context of browser.contexts()) await context.close();
}
await browser.close();
server.close();
process.exitCode = failed > 0 ? 1 : 0;
