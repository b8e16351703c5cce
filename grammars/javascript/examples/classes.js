class Empty { }
class Semicolons { ; ; a; ; }
class Derived extends Base { constructor(...args) { super(...args); super.method(); super["m"](); } }
class A1 extends B.C.D { }
class A2 extends f(x, y) { }
class A3 extends (a, b) { }
class A4 extends class { } { }
class A5 extends null { }
class A6 extends B[c] { }
class A7 extends mixin(class extends B { }) { }
class Fields {
    a; b = 1; "c" = 2; 3 = 4; 5n; [d] = 6; [e];
    #f; #g = 7;
    h = () => { this.a; }
    i = function () { }
    j
    k = 1
    l
    static m; static n = 1; static "o" = 2; static 0; static [p] = 3; static #q = 4; static async; static get; static set = 5;
    get; set; static; async; accessor
    static = 1; get = 2; set = 3; async = 4
    accessor = 5;
    in; instanceof = 1; if = 2; for; while = 3; function = 4; class = 5; with; default = 6; import = 7; export = 8;
    let = 1; await; yield = 2; of; using = 3; from
    x = 1
    ["y"]
    z
    ["computed after a name"] = 2
    t
    *generatorAfterAName() { }
    u
    *get() { }
}
class Methods {
    constructor() { this.#a = 1; delete this.b; #a in this; }
    m() { } "quoted"() { } 1() { } 2n() { } [computed]() { } #private() { }
    if() { } while() { } function() { } class() { } default() { } in() { } instanceof() { } import() { } export() { } let() { }
    *g() { } *[Symbol.iterator]() { } *"h"() { } *#i() { } *static() { } *get() { }
    async a() { } async *b() { } async [c]() { } async *[d]() { } async #e() { } async "f"() { } async 0() { } async if() { }
    async get() { } async static() { } async *await() { }
    get x() { return 1; } set x(v) { } get #y() { return 2; } set #y(v) { } get [z]() { } get "q"() { } get 0() { } get in() { }
    get get() { } set set(v) { } get static() { } set async(v) { } get instanceof() { } get if() { }
    static s() { } static of() { } get of() { } static *t() { } static async u() { } static async *v() { } static get w() { } static set w(v) { }
    static static() { } static get static() { } static #p() { } static [c]() { } static "q"() { } static 0() { } static in() { }
    static *get() { } static async *[x]() { } static *[y]() { }
    get() { } set() { } async() { } static() { } of() { } accessor() { }
    static { this.a = 1; { let b; } }
    static { }
    a = 1; static async; m2() { } get
}
var C = class { };
var C = class Named { static x = Named; };
var C = class extends B { };
var C = class Named extends B { m() { super.m(); } }, d;
new class { }();
new class extends Base { }(a);
(class { }).name; f(class { }, class B { });
x = { C: class { }, D: class extends E { } };
this.#a?.b.#c; this?.#a; a.#b = 1; a.#b(); ++a.#b; #a in b && #c in d;
class Last { static }
