import type { LawsEdition } from '../editions.ts';
import type { LAWS_1_TO_8 } from './laws-1-to-8.ts';
import type { LAWS_9_TO_16 } from './laws-9-to-16.ts';
import type { LAWS_17_TO_22 } from './laws-17-to-22.ts';
import type { LAWS_23_TO_40 } from './laws-23-to-40.ts';
import type { LAWS_41_TO_60 } from './laws-41-to-60.ts';
import type { LAWS_61_TO_71 } from './laws-61-to-71.ts';
import type { LAWS_72_TO_93 } from './laws-72-to-93.ts';
import type { Paragraph } from './paragraph.ts';

type Rows =
  | typeof LAWS_9_TO_16
  | typeof LAWS_17_TO_22
  | typeof LAWS_23_TO_40
  | typeof LAWS_41_TO_60
  | typeof LAWS_61_TO_71
  | typeof LAWS_72_TO_93
  | typeof LAWS_1_TO_8;

type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

/** The clauses of the rows that are of the edition. */
type ClausesIn<Edition, Row> = Row extends {
  readonly editions: readonly (infer Its)[];
  readonly clauses: infer Clauses extends string;
}
  ? Edition extends Its
    ? Words<Clauses>
    : never
  : never;

type Listed<Edition> = ClausesIn<Edition, Rows[number]>;

type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'J' | 'K';

/** What stands over a clause: `20F5(b)(i)` is under `20F5(b)`, `20F5`, `20F` and `20`. */
type Over<Clause extends string> =
  | (Clause extends `${infer Above}(${infer First})(${string})` ? Above | `${Above}(${First})` : never)
  | (Clause extends `${infer Above}(${string})` ? Above : never)
  | OverLetter<Clause, Letter>;

type OverLetter<Clause extends string, Each extends Letter> = Each extends Letter
  ? Clause extends `${infer Law}${Each}${string}`
    ? Law | `${Law}${Each}`
    : never
  : never;

type OfEdition<Edition extends LawsEdition> = Listed<Edition> | Over<Listed<Edition>>;

/** Every clause of every edition, or the heading of several. */
interface Clauses {
  readonly 1997: OfEdition<1997>;
  readonly 2007: OfEdition<2007>;
  readonly 2017: OfEdition<2017>;
}

/**
 * A clause of the Laws in one of the editions, or the heading of several; or the paragraph of a regulation that says more
 * than the Laws. One that is in no list does not compile.
 */
export type Clause<Edition extends LawsEdition = LawsEdition> = Clauses[Edition] | Paragraph;

/** The clauses, where something is so. */
export const clausesIf = (isSo: boolean, ...clauses: readonly Clause[]): readonly Clause[] =>
  isSo ? clauses : [];
