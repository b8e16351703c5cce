// Flattens the nested locale files into one table per language.
const fs = require('fs');
const path = require('path');

const [, , from, to] = process.argv;

function flatten(o, prefix = '', out = {}) {
  for (const [k, v] of Object.entries(o)) {
    if (v.one && v.other) out[prefix + k] = [v.one, v.other];
    else if (typeof v === 'object') flatten(v, prefix + k + '.', out);
    else out[prefix + k] = v;
  }
  return out;
}

fs.mkdirSync(to, { recursive: true });
for (const name of fs.readdirSync(from).sort()) {
  if (!name.endsWith('.json')) continue;
  const src = path.join(from, name);
  const table = flatten(JSON.parse(fs.readFileSync(src, 'utf8')));
  fs.writeFileSync(path.join(to, name), JSON.stringify(table));
  console.log(`${src}: ${Object.keys(table).length} keys`);
}
