const fs = require('fs');
try {
  const text = fs.readFileSync('config.json', 'utf8');
  console.log(JSON.parse(text));
} catch (err) {
  console.error(err.message);
  break;
}
console.log('done');
