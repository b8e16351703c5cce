``;
`plain`;
`with ${expression} inside`;
`${a}${b}`;
`$`; `$$`; `a$b`; `$${a}$`; `{}`; `${{}}`; `}${a}{`; `$\{a}`; `\`\${}\\`; `\u{41}`; `$a${b}$$`;
`line
break ${a
+ b} ${/* comment } */ c} ${// comment }
d}`;
`nested ${`inner ${`innermost ${a} ${{ b: `${c}` }.b}`}`}`;
`${a => { return `${b}`; }}`;
`${function () { return { a: { } }; }()}`;
`${{ a: 1, b: { c: 2 } }.b.c}`;
`${a, b}`;
`${"}"} ${'`'} ${/[`}]/.test("`")}`;
tag`plain`;
tag`a${b}c`;
a.b.c`x``y`;
a[b]`x`; a(b)`x`; (a)`x`; new A`x`;
a?.[`b`];
f(`a`, `b${c}`, tag`d`);
x = a ? `b` : `c`;
x = `a` + `b` in `c`;
x = `${1 / 2}/${3}/` / 2;
return_ = `a`.length / `b`.length;
if (a) `b`; else `c`;
for (const d of `abc`) `${d}`;
`unicode 😀 ${"😀"} ünï`;
