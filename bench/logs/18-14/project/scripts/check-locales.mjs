import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { loadLocale } from './lib/load.mjs';
import { placeholders } from './lib/placeholders.mjs';

const dir = process.argv[2] ?? 'locales';
const base = loadLocale(join(dir, 'en.json'));
let problems = 0;

for (const name of readdirSync(dir).sort()) {
  if (!name.endsWith('.json')) continue;
  const locale = loadLocale(join(dir, name));
  for (const [key, text] of Object.entries(base)) {
    if (!(key in locale)) {
      console.warn(`warning: ${name}: missing ${key}`);
      continue;
    }
    const want = placeholders(text).join();
    if (placeholders(locale[key]).join() !== want) problems++;
  }
  console.log(`${name.padEnd(12)} ${Object.keys(locale).length} keys`);
}
process.exit(problems ? 1 : 0);
