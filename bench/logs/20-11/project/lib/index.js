const fs = require('fs');
const { due } = require('./schedule');
const { parse } = require('./parse');

const file = process.argv[process.argv.length - 1];
const feeds = JSON.parse(fs.readFileSync(file, 'utf8'));
for (const f of feeds.filter((f) => due(f, Date.now()))) {
  console.log('would fetch', f.url, typeof parse);
}
