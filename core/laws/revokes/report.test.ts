import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { sideOf } from '../../game/index.ts';
import { isOfBoth } from '../64-after-establishment.ts';
import { LAWS_EDITIONS, type LawsEdition } from '../editions.ts';
import { historyOf } from '../tricks/history.ts';
import { questionKey } from '../tricks/question.ts';
import { PLAYED_OUT } from '../tricks/testing/played-out.ts';
import { numbersFrom, randomRecord } from '../tricks/testing/random-records.ts';
import { recordOf, ruled } from '../tricks/testing/records.ts';
import { type RevokeReport, ruleRevokes } from './report.ts';

/** What a ruling says, in a line a revoke: where, what, established by whom, the clause and the tricks that go over. */
const lines = ({ rulings }: RevokeReport): readonly string[] =>
  rulings.map(({ revoke, standing, rectification }) => {
    const { trick, seat, suit, card = '--' } = revoke;
    const by = standing.established;
    const went = rectification.kind === 'transfer' ? rectification.tricks.join('+') : '-';
    const established = by === undefined ? '-' : `${by.clause} ${by.by}`;
    return `T${trick} ${seat} ${suit}/${card}; ${established}; ${rectification.clauses.join(' ')}; ${went}`;
  });

interface Expected {
  readonly won: string;
  /** One line a revoke, for all editions or for each. */
  readonly lines: readonly string[] | Partial<Record<LawsEdition, readonly string[]>>;
  /** Declarer's tricks and the score of North–South, all editions alike or each. */
  readonly tricks: number | Partial<Record<LawsEdition, number>>;
  readonly score: number | Partial<Record<LawsEdition, number>>;
}

const of = <T extends number | readonly string[]>(
  value: T | Partial<Record<LawsEdition, T>>,
  edition: LawsEdition,
): T =>
  typeof value === 'number' || Array.isArray(value)
    ? (value as T)
    : ((value as Record<LawsEdition, T>)[edition] as T);

/** Worked out by hand from the cards: who won each trick, and Laws 61 to 64 of each edition. */
const EXPECTED: Readonly<Record<keyof typeof PLAYED_OUT, Expected>> = {
  ruffedAndWonLater: {
    won: 'NEEWSSNNNNWNS',
    lines: ['T4 W C/S8; 63A1 W; 64A1; 4+11'],
    tricks: 11,
    score: 450,
  },
  ruffedAndWonNothingLater: {
    won: 'WNEWNWSSSSSSS',
    lines: ['T6 W D/S7; 63A1 W; 64A1; 6'],
    tricks: 10,
    score: 420,
  },
  discardedUnderPartnersWinner: {
    won: 'WSNNNSSEESSSS',
    lines: ['T9 W D/C7; 63A1 E; 64A2; 9'],
    tricks: 11,
    score: 450,
  },
  discardedAndWonLater: {
    won: 'NNWNSEWSWESSS',
    lines: ['T2 E C/D3; 63A1 E; 64A2; 3'],
    tricks: 9,
    score: 140,
  },
  discardedAndWonNothing: {
    won: 'WSSWESSNSSNSS',
    lines: ['T6 W D/C2; 63A1 W; 64B1; -'],
    tricks: 10,
    score: 420,
  },
  declarerRevokedDummyWon: {
    won: 'ENNWSESESSSSS',
    lines: ['T2 S C/D8; 63A1 N; 64A2; 2'],
    tricks: 8,
    score: -100,
  },
  declarerRuffed: {
    won: 'ESNNNWSSNNSNN',
    lines: ['T7 S C/S6; 63A1 S; 64A1; 7+8'],
    tricks: 9,
    score: -100,
  },
  dummyRuffed: {
    won: 'SWNNNENSWNNSS',
    lines: ['T7 N D/S9; 63A1 N; 64B3; -'],
    tricks: 10,
    score: 420,
  },
  // 1997: East wins trick 10 with the jack of diamonds, which he could have played to trick 3 (64A2, second sentence).
  sameSuitTwice: {
    won: 'SNNNEWESSESNN',
    lines: {
      1997: ['T3 E D/C3; 63A1 E; 64A2; 5+6', 'T5 E D/SJ; 63A1 E; 64B2; -'],
      2007: ['T3 E D/C3; 63A1 E; 64A2; 5', 'T5 E D/SJ; 63A1 E; 64B2; -'],
      2017: ['T3 E D/C3; 63A1 E; 64A2; 5', 'T5 E D/SJ; 63A1 E; 64B2; -'],
    },
    tricks: { 1997: 11, 2007: 10, 2017: 10 },
    score: { 1997: 450, 2007: 420, 2017: 420 },
  },
  // 1997: East wins trick 10 with the king of diamonds, which he held back from trick 5.
  twoSuits: {
    won: 'WENWNWNNSESNS',
    lines: {
      1997: ['T2 E C/S2; 63A1 E; 64A1; 2+4', 'T5 E D/H5; 63A1 E; 64A2; 6+10'],
      2007: ['T2 E C/S2; 63A1 E; 64A1; 2+4', 'T5 E D/H5; 63A1 E; 64A2; 6'],
      2017: ['T2 E C/S2; 63A1 E; 64A1; 2+4', 'T5 E D/H5; 63A1 E; 64A2; 6'],
    },
    tricks: { 1997: 12, 2007: 11, 2017: 11 },
    score: { 1997: 480, 2007: 450, 2017: 450 },
  },
  oneTrickToGive: {
    won: 'ENWEESNNENSSS',
    lines: ['T6 W H/C7; 63A1 W; 64A2; 9', 'T7 E S/C2; 63A1 E; 64B1; -'],
    tricks: 9,
    score: 140,
  },
  // 1997 has no rule for both sides: two tricks go each way.
  bothSides: {
    won: 'WSEWNSNNNWNSS',
    lines: {
      1997: ['T2 S D/S5; 63A1 S; 64A1; 2+5', 'T4 W H/SQ; 63A1 W; 64A1; 4+10'],
      2007: ['T2 S D/S5; 63A1 S; 64B7; -', 'T4 W H/SQ; 63A1 W; 64B7; -'],
      2017: ['T2 S D/S5; 63A1 S; 64B7; -', 'T4 W H/SQ; 63A1 W; 64B7; -'],
    },
    tricks: 9,
    score: -50,
  },
  bothDefenders: {
    won: 'WSSSENESWSNNS',
    lines: ['T2 E H/C3; 63A1 W; 64A2; 5', 'T6 W H/C4; 63A1 E; 64A2; 7'],
    tricks: 11,
    score: 450,
  },
  // 1997: West wins tricks 6 and 13 with spades held back from trick 2.
  withoutTrumps: {
    won: 'SNESSWWSNNSWW',
    lines: {
      1997: ['T2 W S/H3; 63A1 E; 64A2; 3+6'],
      2007: ['T2 W S/H3; 63A1 E; 64A2; 3'],
      2017: ['T2 W S/H3; 63A1 E; 64A2; 3'],
    },
    tricks: { 1997: 10, 2007: 9, 2017: 9 },
    score: { 1997: 430, 2007: 400, 2017: 400 },
  },
  twelfthTrick: {
    won: 'WSSNWSSSENNWW',
    lines: ['T12 W H/ST; 63A1 W; 62D1 64B6; -'],
    tricks: 9,
    score: 140,
  },
  forbiddenLead: {
    won: 'WWNNSESWSNNNN',
    lines: ['T1 W H/HA; 63A1 W; 64A1; 1+2'],
    tricks: 11,
    score: 450,
  },
  penaltyCardNotPlayed: {
    won: 'SNNWSWNNSENNS',
    lines: ['T8 E D/D8; 63A1 E; 64B3; -'],
    tricks: 10,
    score: 420,
  },
  // 1997: with a diamond to place there is no penalty (67B1(a)).
  cardOmitted: {
    won: 'SSSENSWSESESS',
    lines: {
      1997: [],
      2007: ['T6 W D/--; 63A1 W; 64A2; 7'],
      2017: ['T6 W D/--; 63A1 W; 64A2; 7'],
    },
    tricks: { 1997: 9, 2007: 10, 2017: 10 },
    score: { 1997: -50, 2007: 420, 2017: 420 },
  },
  cardRestored: {
    won: 'NWSSSEENNNESN',
    lines: ['T8 W D/H3; 63A1 E; 64A2; 11'],
    tricks: 10,
    score: 420,
  },
  // 1997: one trick, and one more for the king of spades.
  heldBackAndWonTwice: {
    won: 'EEWNSNSNESWNN',
    lines: {
      1997: ['T5 E S/D3; 63A1 W; 64A2; 9+11'],
      2007: ['T5 E S/D3; 63A1 W; 64A2; 9'],
      2017: ['T5 E S/D3; 63A1 W; 64A2; 9'],
    },
    tricks: { 1997: 10, 2007: 9, 2017: 9 },
    score: { 1997: 420, 2007: -50, 2017: -50 },
  },
  // 1997: the king is the one trick there is, and it is not taken twice.
  heldBackAndWonOnce: {
    won: 'EEWNSNSNESNNS',
    lines: ['T5 E S/D3; 63A1 W; 64A2; 9'],
    tricks: 10,
    score: 420,
  },
  wonWithOtherSuits: {
    won: 'EEWNSNSNENWSN',
    lines: ['T5 E S/D3; 63A1 W; 64A2; 9'],
    tricks: 9,
    score: -50,
  },
  ruffedBehindDummy: {
    won: 'EWENENNSNWSSS',
    lines: ['T5 E S/H2; 63A1 E; 64A1; 5+10'],
    tricks: 10,
    score: 420,
  },
  oneEach: {
    won: 'NSWESNSNWSWSS',
    lines: {
      1997: ['T4 S D/C3; 63A1 S; 64A2; 5', 'T9 W C/H5; 63A1 W; 64A1; 9+11'],
      2007: ['T4 S D/C3; 63A1 S; 64B7; -', 'T9 W C/H5; 63A1 W; 64B7; -'],
      2017: ['T4 S D/C3; 63A1 S; 64B7; -', 'T9 W C/H5; 63A1 W; 64B7; -'],
    },
    tricks: { 1997: 10, 2007: 9, 2017: 9 },
    score: { 1997: 420, 2007: -50, 2017: -50 },
  },
  // 1997: West wins trick 9 with the trump that he kept back from trick 8.
  ending: {
    won: 'SWWWWW',
    lines: {
      1997: ['T8 W S/C3; 63A1 W; 64A2; 9+10'],
      2007: ['T8 W S/C3; 63A1 W; 64A2; 9'],
      2017: ['T8 W S/C3; 63A1 W; 64A2; 9'],
    },
    tricks: { 1997: 10, 2007: 9, 2017: 9 },
    score: { 1997: 170, 2007: 140, 2017: 140 },
  },
};

describe.each(LAWS_EDITIONS)('Laws 61 to 64 of %i, boards played out', (edition) => {
  test.each(Object.entries(EXPECTED))('%s', (name, expected) => {
    const written = PLAYED_OUT[name as keyof typeof PLAYED_OUT];
    const record = recordOf(written);
    const report = ruled(written, edition);
    expect(
      historyOf(record)
        .tricks.map(({ won }) => won?.seat)
        .join(''),
    ).toBe(expected.won);
    expect(lines(report)).toEqual(of(expected.lines, edition));
    expect(report.final?.tricks[sideOf(record.contract.declarer)]).toBe(of(expected.tricks, edition));
    expect(report.final?.scoreNS).toBe(of(expected.score, edition));
  });

  test.each(Object.keys(PLAYED_OUT))('%s, the hands not given: the cards played tell', (name) => {
    const { deal: _, ...written } = PLAYED_OUT[name as keyof typeof PLAYED_OUT];
    expect(lines(ruled(written, edition))).toEqual(
      of(EXPECTED[name as keyof typeof PLAYED_OUT].lines, edition),
    );
  });
});

describe('what is asked of a record', () => {
  const BOARDS = 1_000;

  test.each(LAWS_EDITIONS)(
    '%i: every question has a key of its own, and answered it is asked no more',
    (edition) => {
      const next = numbersFrom(61_000 + edition);
      let asked = 0;
      for (let board = 0; board < BOARDS; board++) {
        const { record } = randomRecord(next);
        const { judgements } = orThrow(ruleRevokes(record, edition));
        const keys = judgements.map(questionKey);
        expect(new Set(keys).size).toBe(keys.length);
        asked += keys.length;
        const answers = Object.fromEntries(
          judgements.map((each) => [questionKey(each), each.answers[0]?.id ?? '']),
        );
        const again = orThrow(ruleRevokes(record, edition, { answers })).judgements.map(questionKey);
        expect(again.filter((key) => keys.includes(key))).toEqual([]);
      }
      expect(asked).toBeGreaterThan(BOARDS / 10);
    },
  );

  test.each(LAWS_EDITIONS)(
    '%i 64C: where both sides revoked, the damage is asked for once, in 1997 once for a trick',
    (edition) => {
      const next = numbersFrom(64_700 + edition);
      let together = 0;
      for (let board = 0; board < BOARDS; board++) {
        const ofBoth = orThrow(ruleRevokes(randomRecord(next).record, edition)).asked.filter(isOfBoth);
        const tricks = ofBoth.map(({ about }) => about.trick);
        expect(tricks.length).toBeLessThanOrEqual(edition === 1997 ? new Set(tricks).size : 1);
        together += tricks.length;
      }
      expect(together).toBeGreaterThan(0);
    },
  );
});
