import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { readAnyCase } from '../case-format/kinds.ts';
import { runCase } from '../case-format/run.ts';
import type { ClauseByEdition } from '../clauses/by-edition.ts';
import type { Clause } from '../clauses/clause.ts';
import { LAWS_EDITIONS, type LawsEdition } from '../editions.ts';

/** A case whose last step is refused, its code, and where the Laws of all editions, or of each, say why. */
type Refused = readonly [
  steps: readonly unknown[],
  code: string,
  clause: Clause | ClauseByEdition,
  setup?: object,
];

const PLAY = { contract: '4SS', trick: 5, leader: 'W' };
const FOUR_PASSES = ['N P', 'E P', 'S P', 'W P'];
const SHORT = { N: 12, E: 12, S: 12, W: 12 };

const CASES: readonly Refused[] = [
  [[...FOUR_PASSES, 'W H4'], 'passed-out', { 1997: '22A', 2007: '22A1', 2017: '22B' }],
  [['N change 1S'], 'nothing-to-change', '25'],
  [['N 1S & N 1H'], 'not-simultaneous', '33'],
  [['lead due'], 'auction-not-over', '22'],
  [['W H4 & W H5'], 'not-simultaneous', '58A', PLAY],
  [['W H4', 'W dummy H5'], 'not-declarer', '45B', PLAY],
  [['N claims all'], 'dummy-claims', '43A1(c)', PLAY],
  [['W H4', { type: 'counted', counts: SHORT }], 'count-unclear', '14', { contract: '4SS' }],
];

const ruled = (steps: readonly unknown[], setup: object, edition: LawsEdition) => {
  const one = orThrow(readAnyCase({ ...setup, steps }));
  if (one.kind !== 'table') throw new Error('Only tables refuse steps.');
  return runCase(one.ruling, edition).refusal;
};

describe('what cannot have happened is refused with the clause that says why', () => {
  for (const edition of LAWS_EDITIONS) {
    for (const [steps, code, clause, setup = {}] of CASES)
      test(`${edition}: ${JSON.stringify(steps)}: ${code}`, () => {
        const of = typeof clause === 'string' ? clause : clause[edition];
        expect(ruled(steps, setup, edition)).toMatchObject({ code, clause: of });
      });
  }
});
