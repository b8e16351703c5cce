"use strict";
;;
{ }
{ { a; } b; }
var a, b = 1, c = 2, { d, e: [f] } = g, [h = 1] = [];
let i = 1, j;
let { k, ...l } = a;
let [m, , n] = b;
const o = 1, p = () => { };
if (a) b;
if (a) b; else c;
if (a) { b; } else if (c) { d; } else { e; }
if (a) if (b) c; else d;
if (a) ; else ;
for (; ;) break;
for (var q = 0, r = 1; q < r; q++, r--) { continue; }
for (let s = 0; ;) { break; }
for (const t of a) t();
for (const [u, v] of Object.entries(a)) { }
for (let { w, x = 1 } of a) { }
for (var y in a) { }
for (var y in a, b) { }
for (let [z] in a) ;
for (a of b) ;
for (a.b of c) ;
for (a in b) ;
for (a.b in c, d) ;
for ([a, b] of c) ;
for ({ a, b } of c) ;
for (a = ("x" in b); a; a = c) ;
for (a = 0; ; a++) if (a) break;
for (let { a, b } = c; a; { a, b } = a) { }
for (; a; {} = b) break;
for (; a; { b, c, } = d) break;
for (; a;) for (; b;) c;
while (a) { b(); }
while (a) ;
do a++; while (a < 5);
do { a--; } while (a) b();
do if (a) b; else c; while (d)
outer: for (; ;) { inner: while (a) { if (b) continue outer; break inner; } }
break_me: { break break_me; }
switch (a) { }
switch (a) {
    case 1: case "two": b(); break;
    case c.d: { let e = 1; f(e); break; }
    case (g ? h : i): { }
    case { j: 1 }.j: k; l
    default: m();
    case 3:
        let n2 = 1;
        const o2 = 2;
        function p2() { }
        class Q2 { }
    case 4: if (a) { b; } { c; }
}
try { a; } catch { b; }
try { a; } catch (e) { b; } finally { c; }
try { a; } catch ({ message, stack: [first] }) { b; }
try { a; } catch ([e]) { }
try { a; } finally { b; }
throw new Error("x");
debugger;
for (; ;) { if (a) continue
    else break }
if (a) throw b
true; false; typeof a; void 0; delete a; new A; this; null; 1n; -a; !b; ++c; async;
function g1() { return; }
function g2() { return a, b; }
function g3() { return }
function g4() { if (a) return
    else return b
    while (c) return
    for (; ;) return; }
function g5(a) { switch (a) { case 1: return
    case 2: return 2 } return { a } }
function g6() { if (a) return; else if (b) return c; do return; while (d) }
label: if (a) { } else b;
a: b: c: d;
a ? { b } : [c];
