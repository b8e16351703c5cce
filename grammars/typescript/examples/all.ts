#!/usr/bin/env ts-node
/// <reference lib="es2022" />
import def, * as ns from './ns';
import type { A as B, type C } from "./types";
import fs = require('fs');
export * as all from './all';
export type { B };
export { def as default, ns };
export = fs;
export as namespace Library;

declare global { interface Window { [key: string]: unknown; readonly size?: number } }
declare module 'untyped';
declare function assertIsString(value: any): asserts value is string;
namespace Outer.Inner { export const enum Color { Red = 1, 'light green', Blue = Red << 2 } }

type Tuple = readonly [first: string, second?: number, ...rest: boolean[]];
type Mapped<T> = { -readonly [K in keyof T as `get${Capitalize<K & string>}`]+?: () => T[K] };
type Conditional<T> = T extends (infer U extends string)[] ? U : T extends new (...args: any[]) => infer R ? R : never;
type Union = | 'a' | 1n | -2 | true | null | undefined | typeof ns.value | import('./x').Y<string> | unique symbol;
type Call = { (x: number): string; new <T>(y: T): Call; method?<T>(this: Call, z: T): void; get size(): number };

abstract class Shape<in out T extends object = {}> extends Base<T> implements Drawable, ns.Other<T> {
  static #count = 0;
  static { Shape.#count += 1; }
  private readonly name!: string;
  declare protected other?: number;
  override accessor area: number = 0;
  constructor(private x: number, public readonly y?: string) { super(); }
  get value(): T { return this.#value!; }
  set value(value) { this.#value = value }
  abstract draw(): void;
  async *[Symbol.asyncIterator]<U>(a: U, ...b: U[]): AsyncGenerator<U> { yield* b; await a }
  method(): void
  method(a?: number): void { }
}

@decorator({ a: 1 }) @ns.other
export default class {
  @input() field: string | null = null;
}

function overload(a: string): string;
function overload(this: void, { a, b: [c = 1, ...d] }: Options = {}, ...rest: any[]) {
  for (const [key, value] of Object.entries(a)) if (key in value) continue; else break;
  for (let i = 0, n = 1; i < n; i++) { }
  label: while (true) { do { } while (x--) ; break label }
  switch (a as unknown as number) { case 1: case 2: { return } default: throw new Error(`${a} is ${b ? `in ${c}` : ''}`) }
  try { debugger } catch { } finally { }
}

const arrow = async <T,>(a: T, b = 1): Promise<T> => { return a };
const generic = new Map<string, Array<Set<number>>>(), instantiated = f<string, number>;
let optional = a?.b?.[c]?.(d)!.e, assertion = <any>x, sure = { a, 'b': 2, [c]: 3, get d() { return 1 }, async e() { }, ...f } satisfies G;
let regexp = /[/]\/(?<name>a+)/gu, number = 1_000.5e-3 / 0x1F / 2, big = 10n ** 2n;
a ||= b ?? c; a >>>= 1; a = b < c && d > e ? f : g, h
type = declare(module)
export { }
