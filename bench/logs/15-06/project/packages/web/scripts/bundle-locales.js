import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SRC = 'locales';

async function loadNamespace(lang, file) {
  const text = await readFile(join(SRC, lang, file), 'utf8');
  return [file.replace(/\.json$/, ''), JSON.parse(text)];
}

async function loadLanguage(lang) {
  const files = (await readdir(join(SRC, lang))).filter((f) => f.endsWith('.json')).sort();
  const entries = [];
  for (const f of files) entries.push(await loadNamespace(lang, f));
  return Object.fromEntries(entries);
}

const languages = (await readdir(SRC)).sort();
console.log(`bundling ${languages.length} languages`);
for (const lang of languages) {
  const bundle = await loadLanguage(lang);
  await writeFile(`dist/i18n/${lang}.js`, `export default ${JSON.stringify(bundle)};\n`);
}
console.log('done');
