/** A text as it is given is how it is given back; offsets are in its units: those of the string, or bytes. */
export type Text = string | Uint8Array;

/** The options are those of `hone repair`, by their names there. */
export interface LanguageOptions {
  /** A name, an alias or an extension: see `languages`. */
  language: string;
  /** Another rule of the grammar than the one that whole files are of. */
  start?: string;
}

/** The original's text from `offset` on, `length` units long, becomes `inserted`. Of bytes that are no UTF-8, a string
 * has U+FFFD. */
export interface Change {
  offset: number;
  length: number;
  removed: string;
  inserted: string;
  /** Both counted from 1. */
  line: number;
  column: number;
  /** The grammar's rule around it, or "". */
  rule: string;
}

/** A place where a value may be wrong now. */
export interface DoubtfulValue {
  offset: number;
  line: number;
  column: number;
  /** A clause without a subject, such as "may be a text". */
  why: string;
  was: string;
  became: string;
  /** What other repairs make of the place, the best first. */
  readings: string[];
}

export interface ValueCounts {
  kept: number;
  changed: number;
  dropped: number;
  doubtful: number;
}

export interface Repair<T extends Text> {
  text: T;
  changes: Change[];
  doubtful: DoubtfulValue[];
  /** null where nothing is known of values. */
  values: ValueCounts | null;
}

/** Of the best repair, the first of `repairs`: its text, or null if none was found. */
export interface Repairs<T extends Text> extends Omit<Repair<T>, "text"> {
  text: T | null;
  /** The text was right as it was; then it is `text`, and `repairs` is empty. */
  intact: boolean;
  /** Its grammar was the judge. */
  language: string;
  /** So much is wrong that not all corrections could be looked at. */
  hurried: boolean;
  /** What the changes are of: the text that was given; of UTF-16, the same as a string. */
  original: T | string;
  /** It was UTF-16 or UTF-32, and is UTF-8 now. */
  converted: boolean;
  /** How often `accepts` was called. */
  tests: number;
  repairs: Repair<T>[];
}

export interface RepairOptions<T extends Text> extends LanguageOptions {
  /** Which texts are right, instead of the grammar. */
  accepts?: (text: T) => boolean;
  /** How many different repairs are wanted, if there are; 1 without it. */
  all?: number;
  [option: string]: unknown;
}

export function repair(text: string, options: RepairOptions<string>): Promise<Repairs<string>>;
export function repair(text: Uint8Array, options: RepairOptions<Uint8Array>): Promise<Repairs<Uint8Array>>;

export interface TreeNode {
  kind: string;
  name: string;
  begin: number;
  end: number;
  children?: TreeNode[];
  text?: string;
  [member: string]: unknown;
}

export interface SyntaxErrorAt {
  line: number;
  column: number;
  offset: number;
  message: string;
}

export interface Parsed {
  language: string;
  tokens: number;
  errors: SyntaxErrorAt[];
  /** `begin` and `end` of its nodes are offsets in bytes of UTF-8. */
  tree: TreeNode;
}

export function parse(text: Text, options: LanguageOptions): Promise<Parsed>;

export type Verdict = boolean | "fail" | "pass" | "unresolved";

export interface Reduction<T extends Text> {
  text: T;
  tokens: number;
  tests: number;
  /** It was proven that no single part of it can go. */
  minimal: boolean;
}

/** `test` returns true, or "fail", if the text still fails. The options are those of `hone reduce`. */
export function reduce(text: string, test: (text: string) => Verdict, options: LanguageOptions & Record<string, unknown>): Promise<Reduction<string>>;
export function reduce(text: Uint8Array, test: (text: Uint8Array) => Verdict, options: LanguageOptions & Record<string, unknown>): Promise<Reduction<Uint8Array>>;

export interface GenerateOptions extends LanguageOptions {
  count?: number;
  /** The greatest number of tokens in a text, approximately. */
  size?: number;
  seed?: number;
  "rare-first"?: boolean;
  wild?: boolean;
  lenient?: boolean;
}

export function generate(options: GenerateOptions): Promise<string[]>;

export interface LanguageDescription {
  title: string;
  extensions: string[];
  files: string[];
  aliases: string[];
}

export function languages(): Promise<Record<string, LanguageDescription>>;

/** The language of files with that name, or null. */
export function languageOfFile(name: string, table: Record<string, LanguageDescription>): string | null;

/** By how a text begins; a guess, which people should see. */
export function guessLanguage(text: Text): string;

/** Lines that repairs make different texts of, with each text and the repairs that make it. */
export interface Choice {
  begin: number;
  end: number;
  was: string;
  readings: { text: string; repairs: Repair<string>[] }[];
}

export function choices(original: string, repairs: Repair<string>[]): Choice[];

/** For a page that can't fetch: `load` returns the bytes of the package's file with that name. */
export function loadFrom(load: (name: string) => Promise<Uint8Array>): void;

/** An error for people. */
export class HoneError extends Error {}
