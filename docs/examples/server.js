const fs = require('fs');

function verdict(path) {
  const text = fs.readFileSync(path, 'utf8');
  try {
    JSON.parse(text);
  } catch (error) {
    return 2;
  }
  return text.includes('needle') ? 0 : 1;
}

require('readline').createInterface({input: process.stdin})
  .on('line', path => console.log(verdict(path)));
