'use strict';
// Merges locales/*.json into dist/messages.json
const { mkdirSync, readdirSync, readFileSync, writeFileSync } = require('fs');
const { join } = require('path');
const { flatten } = require('../src/flatten');

const root = join(__dirname, '..');

function readLocale(name) {
  const text = readFileSync(join(root, 'locales', name), 'utf8');
  return flatten(JSON.parse(text));
}

const out = {};
for (const name of readdirSync(join(root, 'locales')).sort()) {
  if (!name.endsWith('.json')) continue;
  out[name.replace(/\.json$/, '')] = readLocale(name);
}
const base = Object.keys(out.en);
for (const [lang, msgs] of Object.entries(out)) {
  const missing = base.filter((k) => !(k in msgs));
  if (missing.length) console.warn(`${lang}: ${missing.length} untranslated`);
}
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist', 'messages.json'), JSON.stringify(out));
console.log(`bundled ${Object.keys(out).length} locales`);
