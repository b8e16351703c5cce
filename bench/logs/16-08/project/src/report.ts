// monthly totals
import { Entry } from "./entry";
import { Money, add } from "./money";

export function byMonth(entries: Entry[]): Map<string, Money> {
  const out = new Map<string, Money>();
  for (const e of entries) {
    const key = e.booked.toISOString().slice(0, 7);
    const prev = out.get(key);
    out.set(key, prev ? add(prev, e.amount) : e.amount);
  }
  return out;
}

export function total(entries: Entry[]): Money {
  return entries.reduce((acc, e) => add(acc, e.amount), { minor: 0, currency: "EUR" });
}
