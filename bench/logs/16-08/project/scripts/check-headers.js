const fs = require('fs');
let n = 0;
for (const f of fs.readdirSync('src')) {
  if (!fs.readFileSync('src/' + f, 'utf8').startsWith('//')) console.warn(`warning: src/${f} has no header comment`);
  n++;
}
console.log(`${n} files checked`);
