const fs = require('fs/promises');

(async () => {
  const text = await fs.readFile(process.argv[2], 'utf8');
  console.log(text.length);
})();
