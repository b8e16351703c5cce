import "side-effect";
import "no-semicolon"
import a from "a";
import * as b from "b";
import { } from "c";
import { d } from "d";
import { e, f as g, default as h, "string name" as i, if as j, as, from as from_, as as k, as as as_, from as l, async, of, } from "e";
// (Some names and defaults are declared twice: only the syntax matters.)
import m, { n } from 'n';
import o, * as p from "p";
import from from "from";
import as from "as";
import async from "async";
import get, { set } from "get";
import json from "./data.json" with { type: "json" };
import "style" with { type: "css", };
import old from "./old.json" assert { type: "json" };
import /**/ // x
    qq /**/
    , { /**/ // x
    q2 /**/ as /**/ q3 /**/, /**/ } /**/ from /**/ "qq" /**/;
import q from "q"
(a)
import r from "r"
[a]

export { };
export { a };
export { b as c, d as default, e as "string name", f as if, default_ as default, };
export { };
(a)
export * from "no-semicolon"
export { b } from "no-semicolon";
export { a as aa } from "a";
export { default } from "b";
export { default as bb, "x" as y, "z" } from "b";
export * from "c";
export /**/ // x
    { /**/ x2 /**/ as /**/ x3 /**/ } /**/ from /**/ "x" /**/ ;
export /**/
    * /**/ from /**/ "x";
export * as d from "d";
export * as default from "e";
export * as "string" from "f";
export * from "g" with { type: "json" };
export { data } from "h" with { type: "json" };
export default a
export var v1, v2 = 1;
export let l1 = 1;
export const c1 = 1, { c2, c3: [c4] } = {};
export function f1() { }
export function* f2() { }
export async function f3() { }
export async function* f4() { }
export class C1 { }
export class C2 extends C1 { }
export default function () { }
export default function named() { }
export default async function () { }
export default async () => { };
export default class { }
export default class Named extends Base { }
export default { name: "component", data() { return {}; } };
export default {};
export default [1, 2];
export default a = b;
export default (a, b);
export default /re/;
export default `template`;

const m1 = await import("m");
await import("m");
const { default: m2 } = await import("m");
import("m").then((m) => m.default);
import.meta.url; import.meta.resolve("x"); x = import.meta; f(import("a"), import.meta.env);
import.defer("x");
for await (const x of y) { }
await Promise.all([]);
if (await a) await b; else await c;
export default await a;
