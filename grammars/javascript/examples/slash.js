// Regular expression or division?
/re/; /re/g; /[/]/; /[\]/]/; /\//; /=/; /a|b/gimsuy.test(c); /(?<year>\d{4})/u; /[[a-z]--[aeiou]]/v; /{/; /}/; /\)/; /'/; /"/;
a / b / c; a/b/c; (a) / b / c; a[0] / b / c; a() / b / c; this / b / c; 1 / 2 / 3; "a" / b / c; `a` / b / c; null / 1 / 2;
a++ / b / c; a-- / b; a.if / b / c; a.return / b / c; a.typeof / 1 / g; x = b
/ c / d; x = b /* comment */ / c / d; x = b // comment
/ c / d;
x = /re/; x += /re/; x = a + /re/ + /=re/; x = [/re/, /re/]; x = { a: /re/, b: /re/ }; f(/re/, /re/); x = a ? /b/ : /c/; !/re/; -/re/;
x = a => /re/; x = (a) => /re/.test(a); x = typeof /re/; x = a in /re/; x = a instanceof /re/; void /re/; delete /re/.a; throw_ = a, /re/;
x = (a && /re/ || /re/) ?? /re/; x = a < /re/ == /re/; x = [.../re/.exec(a)];
if (a) /re/.test(b); else /re/.test(c);
while (a) /re/.exec(b);
for (; ;) /re/.exec(b);
do /re/.test(a); while (b) /re/.test(c);
{ } /re/.test(a);
if (a) { } /re/.test(a);
function f() { } /re/.test(a);
function g() { return /re/.test(a); }
function h() { return a / b / c; }
x = function () { } / 1 / 2;
x = {} / 1 / 2;
class A { } /re/.test(a);
switch (a) { case /re/.source: /re/; default: /re/; }
x = a.b / c.d / e; x = (a + b) / (c + d) / e; x = a[b] / c[d] / e; x = f(a) / g(b) / h; x = (a) / 2 / (b);
x = /[/*]/; x = a /*/ b /*/ / c; x = a //*/
/ b;
x /= 2; x /= /=/; x = a /= b /= c; x = /\u{1F600}/u; x = /😀/u; x = /ü/;
a = b
/ hi / g.exec(c).map(d);

// Inserted semicolons
a = b
++c
--d
a
b
var e = 1
var ff = function () { }
let gg = {}
const hh = [1, 2]
let i
[a, b] = [b, a]
let j
[a][0].c(d)[0] = 1
let k
(a)
let l
(function () { })()
let m
[,] = a, n = 2
break_
if (a) b
else c
do a
while (b) c
do a; while (b)
for (; ;) a
throw a
throw b
a = x => { }
[1, 2].forEach(a)
b = () => { }
(c)
function f1() { }
(a)
function f2() { }
[a]
class D { }
[a]
{ a } { b }
c
{ d }
if (a) { b } c
outer: for (; ;) { break outer
}
continue_
debugger
a
function f3() { return
}
function f4() { a; return
    b }
() => { return }
"string"
'string'
1
/re/
`a`
null
true
this.x
new A
typeof b
!c
x
++
y
