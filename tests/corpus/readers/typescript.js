// Has TypeScript's compiler read each file, and prints what is wrong with its syntax.
const fs = require('fs');
const path = require('path');
const ts = require('typescript');

for (const file of fs.readFileSync(0, 'utf8').split('\n')) {
  const compilerOptions = {jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext};
  const output = ts.transpileModule(fs.readFileSync(file, 'utf8'),
                                    {fileName: path.basename(file), reportDiagnostics: true, compilerOptions});
  const error = output.diagnostics.find(found => found.category === ts.DiagnosticCategory.Error);
  if (error) console.log(`${file}\t${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`);
}
