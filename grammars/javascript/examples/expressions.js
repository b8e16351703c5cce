// Every kind of operand and operator.
var numbers = [0, 42, 1_000_000, .5, 5., 1.5e-3, 2E+8, 0xFF_ff, 0o17, 0b10_10, 017, 089, 9007199254740993n, 0xFFn];
var words = ["double \"quoted\"", 'single \'quoted\'', "line \
continuation", '\x41\u0042\u{43}', ""];
var constants = [null, true, false, this, undefined, , ...words, ,];
var caf\u00e9 = 1, \u{61}bc = 2, ünïcödé = 3, $ = 4, _ = 5;

a = b + c - d * e / f % g ** h ** i;
a = -b + +c - -d + !e + ~f;
a = ++b + c++ - --d - e--;
a = typeof b, void 0, delete c.d, delete c[d];
a = b << 1 >> 2 >>> 3;
a = b < c || c > d && d <= e || e >= f;
a = b == c, b != c, b === c, b !== c;
a = b & c | d ^ e;
a = b in c, b instanceof C, !("x" in c);
a = b ?? c ?? d;
a += 1, a -= 1, a *= 2, a /= 2, a %= 2, a **= 2, a <<= 1, a >>= 1, a >>>= 1, a &= 1, a ^= 1, a |= 1;
a &&= b, a ||= c, a ??= d;
a = b ? c : d ? e : f;
a = b ? c = 1 : d = 2;
a = b?.5:c;
a = b?.5*2:c;
a = b?.25 + 1 - 2 * 3 / 4 % 5 ** 6 : 0;

// The operators that may follow such a fraction.
x = y?.1 << 2 : 0; x = y?.1 < 2 : 0; x = y?.1 in z : 0; x = y?.1 instanceof z : 0; x = y?.1 == 2 : 0;
x = y?.1 & 2 : 0; x = y?.1 ^ 2 : 0; x = y?.1 | 2 : 0; x = y?.1 && 2 : 0; x = y?.1 || 2 : 0; x = y?.1 ?? 2 : 0;
x = y?.1 / 2 : 0; x = y?.1 * 2 : 0; x = y?.1 - 2 : 0; x = y?.1 ** 2 : 0;

a.b.c[d][e, f].g(h)(i, ...j, k,)["l"]();
a.if.class.delete.function.in.instanceof.new.this.enum.extends.null.true.of.async.get.set.static.let.await.yield.meta.target;
a?.b?.[c]?.(d)?.e.f?.[g, h]?.();
new A; new A(); new A.B.C(1, 2); new (f())(); new (class { })(); new new A()(); new A().b.c(); new a[b](c);
(function () { }).call(this); (function named() { return named; })(); !function () { }(); +function () { }.length;
(class { }).name; (class Named extends Object { }).name;
(a, b); ((a)); (a, (b, c));
[a, b] = [b, a]; [a, , b, ...[c, d]] = e; [a = 1, [b] = [], { c }] = d; [] = a; [,] = a; [...a.b] = c; [, a] = b;
({ a, b: c, d = 1, e: f = 2, ["g" + h]: i, "j": k, 0: l, 1n: m, .5: n, ...o } = p);
({} = a); ({ a, } = b); ({ a: { b: [c] } } = d);
o = {};
o = { a, b, c, };
o = {
    a: 1, "b": 2, 'c': 3, 4: 5, 6.5: 7, 8n: 9, [f()]: 10, ...g,
    if: 1, for: 2, while: 3, with: 4, function: 5, class: 6, default: 7, case: 8, in: 9, instanceof: 10, new: 11,
    get: 1, set: 2, async: 3, static: 4, of: 5, let: 6, await: 7, yield: 8, accessor: 9, using: 10, from: 11, as: 12,
    import: 1, export: 2, return: 3, enum: 4, extends: 5, null: 6, true: 7, false: 8, this: 9, super: 10,
    break: 1, catch: 2, const: 3, continue: 4, debugger: 5, delete: 6, do: 7, else: 8, finally: 9, switch: 10,
    throw: 1, try: 2, typeof: 3, var: 4, void: 5,
    method() { }, "quoted method"() { }, 1() { }, [computed]() { }, if() { }, function() { }, class() { }, delete() { },
    *generator() { yield; }, *[Symbol.iterator]() { }, *get() { }, *async() { },
    async task() { await 1; }, async *stream() { }, async [c]() { }, async "d"() { }, async 0() { }, async delete() { },
    get x() { return 1; }, set x(v) { }, get [c]() { return 2; }, get if() { return 3; }, get get() { return 4; },
    get in() { return 1; }, get instanceof() { return 2; }, set "s"(v) { }, get 0() { return 5; }, async get() { },
    get() { }, set() { }, async() { }, static() { }, async *get() { },
};
o = { get, set, async, of };
o = { get: function () { }, set: () => { }, async: async () => { } };
function f() { return new.target && new.target.name; }
import("a"); import("a", { with: { type: "json" } }).then(b);
a = { b: { c: { d: [[[{ e: {} }]]] } } };
a = function () { } / 2;
a = {} / 2 / 3;
a = { valueOf() { return 6; } } / 2;
