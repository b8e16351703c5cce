const fs = require('fs');
for (const f of process.argv.slice(2)) {
  const t = fs.readFileSync(f, 'utf8');
  if (!t.startsWith('# ')) { console.error(`${f}: no title`); process.exitCode = 1; }
  else console.log(`${f}: ${t.split(/\s+/).length} words`);
}
