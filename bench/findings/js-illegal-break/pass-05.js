const fs = require('fs');
do {
  try {
    console.log(JSON.parse(fs.readFileSync('config.json', 'utf8')));
  } catch (err) {
    console.error(err.message);
    break;
  }
} while (false);
