import { Queue } from '../lib/queue.js';
import { render } from '../lib/template.js';
const q = new Queue();
q.push('ann');
await q.drain(w => console.log(render('hello', { who: w })));
