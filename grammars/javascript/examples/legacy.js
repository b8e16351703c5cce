#!/usr/bin/env node
// Sloppy mode, CRLF line ends and the last line without one.
<!-- an HTML-like comment
var a = 1; <!-- another
--> and the end of one
  --> with blanks before
with (a) b;
with (a.b) { c; }
var octal = 0777 + "\07\377" + 08.5;
var let_ = 1, yield, await, let, static, of, get, set, async, using, accessor, from, as;
let = 1; let += 1; let.a = 2; let.a.b(c)[d] = 3; let(); let(1).a(2); let ();
let + 1; let - 1; let ++; let * 2; let == c; let && d; let;
let.a++; let(a)
if (a) let.b = 1
let = 2
let++
x = let; x = let + 1; f(let, let); x = [let]; x = { let };
yield = 1; yield + 1; x = yield; f(yield); yield: a; yield: while (yield) { break yield; }
var await = 1; function f(let, yield, await, static, of) { } function let() { } function yield() { } function await() { }
if (a) function g() { }
label: function h() { }
for (var i = 0 in {}) ;
for (let = 0; ; ) break;
try { } catch (yield) { } try { } catch (let) { }
/* a comment
   of two lines */ a = b /* and */ /* two */ + /**/ c
	  ﻿ a
if (a) { /* nothing */ } else /* something */ b // end
x = a
<!-- b
return
