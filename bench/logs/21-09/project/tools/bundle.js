const fs = require('fs');
const path = require('path');
const { bounds } = require('./geo');

const [trailFile, hutFile, out] = process.argv.slice(2);
const load = f => JSON.parse(fs.readFileSync(f, 'utf8'));

const trails = load(trailFile);
console.log(`loaded ${trails.length} trails`);
const huts = load(hutFile);
console.log(`loaded ${huts.length} huts`);
const features = [];
for (const h of huts) features.push({ kind: 'hut', name: h.name.toUpperCase(), box: bounds([h.at]) });
for (const t of trails) features.push({ kind: 'trail', name: t.name, box: bounds(t.points) });
fs.mkdirSync(path.dirname(out), { recursive: true });
fs.writeFileSync(out, JSON.stringify(features));
