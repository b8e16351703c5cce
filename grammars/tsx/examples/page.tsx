import React, { useState } from 'react';
import type { ItemProps as Props } from './item';

interface State<T> { readonly value?: T; map: <U>(f: (value: T) => U) => U }
type Identity = <T>(value: T) => T;
const identity = <T,>(value: T): T => value, first = <T extends object>(all: T[]) => all[0], typed: Identity = identity;
const second = <Item, Key extends keyof Item>(item: Item, key: Key) => item[key];
const third = <Item = string,>(item: Item) => item;
const literal = <const Names extends readonly string[]>(names: Names) => names;
const later = async <T,>(value: T) => await value;

export const Empty = () => <></>;

export default function Page<T extends Props>({ items, onPick, ...rest }: { items: T[]; onPick?: (item: T) => void }) {
  const [picked, setPicked] = useState<T | undefined>();
  if (items.length < 1 || items.length > 100) return null;
  const half = items.length / 2 /* a comment */, pattern = /<b>/g;
  return (
    <main className="page" id='a "main" one' hidden aria-label={`page ${half}`} {...rest}>
      {/* a comment */}
      {/* another one
      */}
      <h1>Items &amp; more&nbsp;&#38; &#x26; it's {items.length}!</h1>
      <List<T> items={items} render={(item) => <li key={item.id}>{item.name}</li>} />
      <Pair<Map<string, T[]>, { a: number }, 'x' | null, (a: T) => void, typeof half> a="x" />
      {picked ? <b>{picked.name}</b> : <i>nothing</i>} {half > 1 && <Item {...picked} onClick={() => onPick?.(picked!)} />}
      <svg:rect xlink:href="#a" data-x={1} // the end of the line
      />
      <HStack><VStack as={as} /></HStack>
      <Foo.Bar icon=<Icon size={2} /> text="a
        b"></Foo.Bar>
      <T>text</T><X></X><T>{1}</T><b><T>text</T></b><T.A /><T id="x">{...items.map((item) => <>{item}</>)}</T>
      <this.Item></this.Item>
      ) ; "quotes" 'and' `more` // no comment
      {}
    </main>
  );
}

const Single = <T id="title" />, Translated = <T {...identity(1)}>text</T>;
const nodes = [<a />, <T>te(x)t</T>, <X></X>, <T>
  {1}</T>, <T><b /></T>, <X>&lt;</X>, <b>1</b>, <my-element>2</my-element>], node = cond ? <a href='x'>y</a> : null;
<div>{nodes as any}</div>;
