import { describe, expect, test } from 'vitest';
import { consultingRight, type Looking } from './40-system-card.ts';
import { LAWS_EDITIONS, type LawsEdition } from './editions.ts';

const looking = (given: Partial<Looking>): Looking => ({
  phase: 'auction',
  cardsTaken: true,
  role: undefined,
  atTurn: false,
  toExplain: false,
  ...given,
});

type Row = readonly [
  who: string,
  given: Partial<Looking>,
  own: readonly LawsEdition[],
  opponents: readonly LawsEdition[],
];

const NEVER: readonly LawsEdition[] = [];

/** The editions in which each may look at his own card, and at the opponents'. */
const MATRIX: readonly Row[] = [
  ['before the cards are taken out', { phase: 'before', cardsTaken: false }, LAWS_EDITIONS, LAWS_EDITIONS],
  ['cards in hand, no call yet, not at turn', { phase: 'before' }, NEVER, [2007, 2017]],
  ['in the auction at his turn', { atTurn: true }, NEVER, LAWS_EDITIONS],
  ['in the auction, not at his turn', {}, NEVER, NEVER],
  ['in the auction, asked to explain', { toExplain: true }, NEVER, [2017]],
  [
    'declarer before the lead is faced',
    { phase: 'clarification', role: 'declarer' },
    [2007, 2017],
    [2007, 2017],
  ],
  ['dummy before the lead is faced', { phase: 'clarification', role: 'dummy' }, [2007, 2017], [2007, 2017]],
  [
    'the opening leader before he leads',
    { phase: 'clarification', role: 'defender', atTurn: true },
    NEVER,
    LAWS_EDITIONS,
  ],
  ["the leader's partner", { phase: 'clarification', role: 'defender' }, NEVER, [2007, 2017]],
  ['a defender at his turn to play', { phase: 'play', role: 'defender', atTurn: true }, NEVER, LAWS_EDITIONS],
  ['a defender not at his turn', { phase: 'play', role: 'defender' }, NEVER, NEVER],
  ['a defender asked to explain', { phase: 'play', role: 'defender', toExplain: true }, NEVER, [2017]],
  ['after the play', { phase: 'over', role: 'defender' }, LAWS_EDITIONS, LAWS_EDITIONS],
];

describe('Law 40B2 (1997: 40E2): who may look at a system card', () => {
  test.each(MATRIX)('%s', (_who, given, own, opponents) => {
    const may = (what: 'own-card' | 'opponents-card') =>
      LAWS_EDITIONS.filter((edition) => consultingRight(edition, what, looking(given)).has);
    expect(may('own-card')).toEqual(own);
    expect(may('opponents-card')).toEqual(opponents);
  });

  test.each<[LawsEdition, string]>([
    [1997, '40E2'],
    [2007, '40C3(a)'],
    [2017, '40B2(d)'],
  ])(
    '%i: no aids to memory from the start of the auction period to the end of the play (%s)',
    (edition, clause) => {
      for (const phase of ['before', 'auction', 'clarification', 'play'] as const)
        expect(consultingRight(edition, 'memory-aid', looking({ phase }))).toEqual({ has: false, clause });
      expect(consultingRight(edition, 'memory-aid', looking({ phase: 'over' })).has).toBe(true);
    },
  );
});
