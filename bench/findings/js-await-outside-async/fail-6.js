const sleep = ms => new Promise(r => setTimeout(r, ms));
const twice = async list => list.map(x => { await sleep(x); return 2 * x });
twice([10, 20]).then(console.log);
