/**/a/**/./**/b/**/?./**/c/**/?./**/[/**/d/**/]/**/(/**/e/**/,/**/.../**/f/**/)/**/;/**/
a // after a
    . // after a dot
    b /* on
two lines */ .
    c
    ?.
    (d)
if /**/ // after if
    /**/ (/**/ a /**/) /**/ { /**/ } /**/ else /**/ b
for /**/
    (/**/ ; /**/ ; /**/) /**/ break;
while // x
    (a) break;
function /* name */ // x
    f /* parameters */
    (/**/ a /**/ = /**/ 1 /**/, /**/ ... /**/ b /**/) /**/ { /**/ }
function /**/ * /**/ g() { /**/ yield /**/ * /**/ a /**/; }
x = function /**/ // x
    h /**/
    () /**/ { /**/ }
class /* name */ // x
    A
    extends /**/ B /**/ { /**/ static /**/ a /**/ = /**/ 1 /**/; /**/ get /**/ b /**/ () /**/ { /**/ } /**/ }
x = class /**/ // x
    C
    extends /**/ B { /**/ }
x = async /**/ function /**/ () { }
x = async /**/ a /**/ => /**/ b
x = async /**/ (/**/ a /**/) /**/ => /**/ { /**/ }
async /* the line end after this comment ends the statement */
function f2() { }
x = `${/**/ a /**/}/* no comment */// neither`
x = { /**/ a /**/ : /**/ 1 /**/, /**/ [ /**/ b /**/ ] /**/ : /**/ c /**/, /**/ get /**/ d /**/ () { } /**/ }
x = [ /**/, /**/ a /**/, /**/ ... /**/ b /**/ ]
x = a /**/ ? /**/ b /**/ : /**/ c // d
/* a */ // b
/**** stars ****/ /***/ /* // */ // /*
true ? a : b;
x = a /* / */ / /* / */ b
/* / */ / c
;true
;false
a
continue_
false
a
void b
a
super_
a
try { } catch { }
a
delete a.b
a
1n
a
{ }
L: for (; ;) { a
continue L
}
function y() { yield && a; yield || a; yield ?? a; yield | a; yield ^ a; yield & a; yield < a; yield << a; yield % a; yield ** a; yield ? a : b; yield?.a; }
x = async function () { } || a; x = async function () { } && a; x = async function () { } == a; x = async function () { } ? a : b;
x = async function () { }?.a; x = async function () { }.a; x = async function () { }(a)
/* no line end after this
   comment */