// Reads each file as a script, or else as a module, and prints what is wrong with it.
const fs = require('fs');
const vm = require('vm');

for (const file of fs.readFileSync(0, 'utf8').split('\n')) {
  const text = fs.readFileSync(file, 'utf8');
  try {
    new vm.Script(text);
  } catch (asScript) {
    try {
      new vm.SourceTextModule(text);
    } catch (asModule) {
      const error = /\b(?:import|export)\b/.test(text) ? asModule : asScript;
      console.log(`${file}\t${error.message.replaceAll('\n', ' ')}`);
    }
  }
}
