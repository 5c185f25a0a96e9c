import type { ByEdition } from '../clauses/by-edition.ts';

type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** 1 to 93. */
export type LawNumber = Digit | NumberOf<`${Digit}${0 | Digit}`>;
type NumberOf<Text extends string> = Exclude<
  Text extends `${infer N extends number}` ? N : never,
  94 | 95 | 96 | 97 | 98 | 99
>;

/** What each law is about. */
export type LawTitles = Readonly<Record<LawNumber, string | ByEdition<string>>>;
