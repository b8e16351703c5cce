function plain() { }
function withParameters(a, b = 1, { c, d = 2, ...e }, [f, , g = 3, ...h] = [], ...rest) { }
function trailing(a, b,) { }
function restPattern(...[a, b]) { }
function get() { } function set() { } function of() { } function async() { } function let_() { } function static_() { }
function* generator() { yield; yield 1; yield* other(); const a = yield; b = yield yield c; (yield); [yield, yield d]; f(yield, yield e); }
function *spaced() { yield /re/g; yield (1); yield [2]; yield { a: 1 }; yield `x`; yield -1; if (yield) yield; }
async function asynchronous() { await a; await (b); await [c]; await /re/.exec(d); await { then() { } }; for await (const e of f) g(e); }
async function* asyncGenerator() { yield await a; yield* b; for await (c of d) ; }
async function noName() { } (a);

var f1 = function () { };
var f2 = function named(a) { return named(a - 1); };
var f3 = function* () { yield 1; };
var f4 = function* named() { };
var f5 = async function () { };
var f6 = async function named() { await 1; };
var f7 = async function* () { };
var f8 = async function () { }.bind(this);
(async function () { }());
(async function () { })();

a => b;
a => { };
() => { };
() => ({});
() => [];
(a) => a;
(a, b) => a + b;
(a, b,) => { return a; };
(a = 1, { b, c = 2 } = {}, [d], ...e) => a;
(...a) => a;
({ a, b: [c] }) => a;
([a, b] = [], { c } = {}) => { };
a => b => c => d;
a => b ? c : d;
a => b, c => d;
a => b = c;
x = a => { return b; };
x = y = (a, b) => c;
x = a ? b => c : d => e;
x = a ? (b) => (c) : (d) => ({ e });
x = a => function () { };
x = a => class { };
x = a => function named() { return a; };
x = a => async b => await c;
async () => { };
async () => await a;
async a => a;
async a => { await a; };
async (a, { b }, ...c) => { };
async of => of;
async async => async;
x = async () => { }, y = async z => z;
f(async () => { }, async x => x, async function () { }, async);
(async () => { await a; })();
(() => { })();
a(b => c, (d) => { }, e);

// `async` as the name of a variable.
async = 1; async.map(a); async[0]; async(1, 2); async++; async + 1; async - 1; async * 2; async ? a : b; async?.b;
async == a; async < b; async && c; async || d; async ?? e; async += 1; async`x`; async in a; async instanceof b;
x = [async, async]; x = (async); x = { async }; x = { async: async }; for (async of => { }; ;) break;
if (async) { } async
a;
async: b;
if (a) async; else async;
var get = set, of = static_, accessor = using, from = as, target = meta;
get = set(of); static_.from(of(a)); of = 1; using = accessor; from.set = get;
yield_ = await_;
