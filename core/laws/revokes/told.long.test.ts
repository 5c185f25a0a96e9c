import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { otherSide, sideOf } from '../../game/index.ts';
import { LAWS_EDITIONS, type LawsEdition } from '../editions.ts';
import { historyOf } from '../tricks/history.ts';
import type { PlayRecord } from '../tricks/record.ts';
import { ONE_REVOKE } from '../tricks/testing/one-revoke.ts';
import { numbersFrom, randomRecord } from '../tricks/testing/random-records.ts';
import { recordOf } from '../tricks/testing/records.ts';
import { type RevokeRuling, ruleRevokes } from './report.ts';
import { exceptionClause, REVOKE_EXCEPTIONS, ruleToldRevoke, type ToldRevoke } from './told.ts';

const established = { established: 'yes' } as const;

/** What is told, and what each edition makes of it: tricks and clause, or the question that is still open. */
const CASES: readonly [string, ToldRevoke, Readonly<Record<LawsEdition, string>>][] = [
  ['63A: nothing is known yet', {}, { 1997: 'established?', 2007: 'established?', 2017: 'established?' }],
  [
    '62A: not established, it is corrected',
    { established: 'no' },
    { 1997: '0 62A', 2007: '0 62A', 2017: '0 62A' },
  ],
  [
    '64A: who won the revoke trick comes first',
    established,
    { 1997: 'winner?', 2007: 'winner?', 2017: 'winner?' },
  ],
  [
    '64A1: won by the offender, nothing later',
    { ...established, winner: 'offender', later: 'none' },
    { 1997: '1 64A1', 2007: '1 64A1', 2017: '1 64A1' },
  ],
  [
    '64A1: won by the offender, and one of the later tricks',
    { ...established, winner: 'offender', later: 'more' },
    { 1997: '2 64A1', 2007: '2 64A1', 2017: '2 64A1' },
  ],
  [
    '64A2: won by partner or dummy, nothing later',
    { ...established, winner: 'partner', later: 'none' },
    { 1997: '1 64A2', 2007: '1 64A2', 2017: '1 64A2' },
  ],
  [
    '64A2: won by partner, one trick later; 1997 asks for the card it was won with',
    { ...established, winner: 'partner', later: 'one' },
    { 1997: 'ownCard?', 2007: '1 64A2', 2017: '1 64A2' },
  ],
  [
    '64A2 of 1997: the later trick was won with a card that could have been played',
    { ...established, winner: 'partner', later: 'one', ownCard: 'yes' },
    { 1997: '2 64A2', 2007: '1 64A2', 2017: '1 64A2' },
  ],
  [
    '64A2 of 1997: the later trick was won with another card',
    { ...established, winner: 'partner', later: 'one', ownCard: 'no' },
    { 1997: '1 64A2', 2007: '1 64A2', 2017: '1 64A2' },
  ],
  [
    '64A2: won by the other side, one later trick: there is no additional trick to give',
    { ...established, winner: 'others', later: 'one' },
    { 1997: '1 64A2', 2007: '1 64A2', 2017: '1 64A2' },
  ],
  [
    '64A2 of 1997: won by the other side, two later tricks, one of them with a card that could have been played',
    { ...established, winner: 'others', later: 'more', ownCard: 'yes' },
    { 1997: '2 64A2', 2007: '1 64A2', 2017: '1 64A2' },
  ],
  [
    '64B1: the offending side won neither that trick nor a later one',
    { ...established, winner: 'others', later: 'none' },
    { 1997: '0 64B1', 2007: '0 64B1', 2017: '0 64B1' },
  ],
  [
    '64B2: the same player again in the same suit',
    { ...established, exception: 'same-suit' },
    { 1997: '0 64B2', 2007: '0 64B2', 2017: '0 64B2' },
  ],
  [
    '64B3: a card that lay face up',
    { ...established, exception: 'seen-card' },
    { 1997: '0 64B3', 2007: '0 64B3', 2017: '0 64B3' },
  ],
  [
    '64B7: both sides revoked; 1997 has only the look at equity',
    { ...established, exception: 'both-sides' },
    { 1997: '0 64C', 2007: '0 64B7', 2017: '0 64B7' },
  ],
];

const outcome = (told: ToldRevoke, edition: LawsEdition): string => {
  const ruling = ruleToldRevoke(told, edition);
  return 'ask' in ruling ? `${ruling.ask}?` : `${ruling.tricks} ${ruling.clause}`;
};

describe('a revoke told without its cards', () => {
  test.each(CASES)('%s', (_, told, expected) => {
    for (const edition of LAWS_EDITIONS) expect(outcome(told, edition)).toBe(expected[edition]);
  });

  test('64C: the director looks whether it is enough after every established revoke, by its own clause in 2017', () => {
    const equity = (told: ToldRevoke, edition: LawsEdition) => {
      const ruling = ruleToldRevoke(told, edition);
      return 'ask' in ruling ? undefined : ruling.equity;
    };
    const paid = { ...established, winner: 'offender', later: 'none' } as const;
    expect(LAWS_EDITIONS.map((edition) => equity(paid, edition))).toEqual(['64C', '64C', '64C1']);
    expect(equity({ ...established, exception: 'same-suit' }, 2017)).toBe('64C2(a)');
    expect(equity({ ...established, exception: 'both-sides' }, 2017)).toBe('64C2(b)');
    expect(equity({ ...established, exception: 'round-over' }, 2017)).toBe('64C1');
    expect(equity({ established: 'no' }, 2017)).toBeUndefined();
  });

  test('64B: every exception has a clause of its own', () => {
    for (const edition of LAWS_EDITIONS)
      expect(new Set(REVOKE_EXCEPTIONS.map((each) => exceptionClause(each, edition))).size).toBe(
        REVOKE_EXCEPTIONS.length,
      );
  });
});

/** What a director who saw the whole play would answer. */
function told(record: PlayRecord, { revoke }: RevokeRuling): ToldRevoke {
  const { tricks } = historyOf(record);
  const side = sideOf(revoke.seat);
  const winner = tricks.find(({ number }) => number === revoke.trick)?.won?.seat;
  const ours = tricks.flatMap(({ number, won }) =>
    number > revoke.trick && won !== undefined && sideOf(won.seat) === side ? [won] : [],
  );
  const withOwnCard = ours.some(
    ({ seat, card }) => seat === revoke.seat && revoke.couldHavePlayed.includes(card),
  );
  return {
    established: 'yes',
    winner:
      winner === revoke.seat
        ? 'offender'
        : winner !== undefined && sideOf(winner) === otherSide(side)
          ? 'others'
          : 'partner',
    later: ours.length === 0 ? 'none' : ours.length === 1 ? 'one' : 'more',
    ownCard: withOwnCard ? 'yes' : 'no',
  };
}

/** The one revoke of a board that was played out, when Law 64A prices it and nothing else interferes. */
function onlyPriced(record: PlayRecord, edition: LawsEdition): RevokeRuling | undefined {
  const { rulings, replayed, final } = orThrow(ruleRevokes(record, edition));
  const [only, ...others] = rulings;
  const isPriced =
    only?.rectification.kind === 'transfer' || only?.rectification.clauses.join() === '64B1' || false;
  const isPlain =
    only?.revoke.kind === 'follow' && only.standing.asIfEstablished === undefined && replayed === undefined;
  return others.length === 0 && isPriced && isPlain && final !== undefined && record.claim === undefined
    ? only
    : undefined;
}

describe('64A: the same as from the whole record of play', () => {
  const agree = (record: PlayRecord, edition: LawsEdition): boolean => {
    const ruling = onlyPriced(record, edition);
    if (ruling === undefined) return false;
    const { rectification } = ruling;
    const tricks = rectification.kind === 'transfer' ? rectification.tricks.length : 0;
    expect(outcome(told(record, ruling), edition)).toBe(`${tricks} ${rectification.clauses.join()}`);
    return true;
  };

  test.each(LAWS_EDITIONS)('%i: boards with one revoke', (edition) => {
    const seen = Object.values(ONE_REVOKE).filter((written) => agree(recordOf(written), edition));
    expect(seen.length).toBeGreaterThan(10);
  });

  test.each(LAWS_EDITIONS)('%i: random boards', (edition) => {
    const next = numbersFrom(64_000 + edition);
    let seen = 0;
    for (let board = 0; board < 3_000; board++) if (agree(randomRecord(next).record, edition)) seen++;
    expect(seen).toBeGreaterThan(50);
  });
});
