async function main(files) {
  function size(file) {
    let stat;
    stat = await require('fs').promises.stat(file);
    return stat.size;
  }
  let total = 0;
  for (const file of files) total += size(file);
  console.log(total);
}
main(process.argv.slice(2));
