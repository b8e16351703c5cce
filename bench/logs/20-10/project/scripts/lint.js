'use strict';
const fs = require('fs');
for (const f of process.argv.slice(2)) {
  JSON.parse(fs.readFileSync(f, 'utf8'));
  console.log(`${f}: ok`);
}
