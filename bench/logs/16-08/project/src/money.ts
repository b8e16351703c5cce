// money in minor units
export type Currency = "EUR" | "CHF" | "SEK";
export interface Money { minor: bigint; currency: Currency }
export const add = (a: Money, b: Money): Money => {
  if (a.currency !== b.currency) throw new Error("currency mismatch");
  return { minor: a.minor + b.minor, currency: a.currency };
};
