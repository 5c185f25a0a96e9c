import type { LawsEdition } from '../editions.ts';
import { LAWS_1_TO_8 } from './laws-1-to-8.ts';
import { LAWS_9_TO_16 } from './laws-9-to-16.ts';
import { LAWS_17_TO_22 } from './laws-17-to-22.ts';
import { LAWS_23_TO_40 } from './laws-23-to-40.ts';
import { LAWS_41_TO_60 } from './laws-41-to-60.ts';
import { LAWS_61_TO_71 } from './laws-61-to-71.ts';
import { LAWS_72_TO_93 } from './laws-72-to-93.ts';
import type { CoverageRow, Dealt } from './rows.ts';

/** Every clause of the laws that are covered, edition by edition. */
export const COVERAGE: readonly CoverageRow[] = [
  ...LAWS_1_TO_8,
  ...LAWS_9_TO_16,
  ...LAWS_17_TO_22,
  ...LAWS_23_TO_40,
  ...LAWS_41_TO_60,
  ...LAWS_61_TO_71,
  ...LAWS_72_TO_93,
];

/** The first and the last law of the list, and the first of those about the play. */
export const COVERED_LAWS = { first: 1, firstOfPlay: 41, lastOfPlay: 71, last: 93 } as const;

export const lawOf = (clause: string): number => Number.parseInt(clause, 10);

/** The clauses of an edition, and how each is dealt with. */
export const clausesOf = (edition: LawsEdition): ReadonlyMap<string, Dealt> =>
  new Map(
    COVERAGE.filter(({ editions }) => editions.includes(edition)).flatMap(({ clauses, dealt }) =>
      clauses.split(' ').map((clause) => [clause, dealt] as const),
    ),
  );
