// Decorators and explicit resource management.
@decorator class A { }
@decorator() class B { }
@a.b.c @d.e(1, 2) @(f) class C extends D { }
@decorator export class E { }
export @decorator class F { }
@a @b() export default class G { }
export default @decorator class H { }
class I {
    @decorator field = 1;
    @decorator method() { }
    @a @b() @c.d(1) static async *e() { }
    @(a ? b : c) get f() { return 1; }
    @decorator accessor g = 1;
    static accessor #h = 2;
    @decorator static
    accessor i; accessor [j] = 1; accessor "k"; accessor
    l
    @decorator #m;
    @decorator ["n"]() { }
    @decorator @a() *o() { } @decorator *p() { } @decorator in() { } @decorator instanceof = 1;
    constructor(@inject a, @inject() b = 1, @inject ...c) { }
}
x = @decorator class { }; x = @a @b.c() @(d) class { };
x = @decorator() class Named { };
{
    using a = open();
    using b = 1, c = 2
    await using d = open();
    for (using e of f) { }
    for (await using g of h) { }
    for (using i = a; ;) break;
    using(a); using.b; using = 1;
    using
}
export using j = k;
export await using l = m;
{
    a
    using b = c
}
switch (a) { case 1: using b = c; await using d = e; }
