import { expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { parseContract, parseDeal } from '../game/index.ts';
import { answer, happen, LAWS_EDITIONS, openRuling, openTable, type Table, tableResult } from './index.ts';
import { PLAYED_OUT } from './tricks/testing/played-out.ts';
import { recordOf } from './tricks/testing/records.ts';

/** West ruffs a club that he could follow and wins the trick; his side wins the eleventh too. */
const BOARD = PLAYED_OUT.ruffedAndWonLater;

const begun = (edition: (typeof LAWS_EDITIONS)[number]): Table =>
  openTable({
    edition,
    dealer: 'S',
    vulnerability: 'None',
    hands: orThrow(parseDeal(BOARD.deal)),
    play: { contract: orThrow(parseContract(BOARD.contract)) },
  });

const played = (table: Table, tricks: number): Table =>
  recordOf(BOARD)
    .tricks.slice(0, tricks)
    .flatMap(({ plays }) => plays)
    .reduce((so, { seat, card }) => orThrow(happen(so, { type: 'card', seat, card })), table);

test.each(LAWS_EDITIONS)(
  '%i 64A1, 77: a revoke noticed at the end moves two tricks, and the result follows',
  (edition) => {
    const over = played(begun(edition), 13);
    expect(tableResult(over)).toMatchObject({ tricks: { NS: 9, EW: 4 }, scoreNS: -50 });
    const noticed = orThrow(happen(over, { type: 'revoke-noticed', by: 'S' }));
    expect(openRuling(noticed)?.question.id).toBe('revoke-damage');
    const ruled = orThrow(answer(noticed, 'no'));
    expect(tableResult(ruled)).toMatchObject({ tricks: { NS: 11, EW: 2 }, scoreNS: 450 });
  },
);

test.each(LAWS_EDITIONS)(
  '%i 63A1, 64A1: noticed in the play, it costs its tricks when the play is over',
  (edition) => {
    const noticed = orThrow(happen(played(begun(edition), 6), { type: 'revoke-noticed', by: 'S' }));
    expect(noticed.persists).toContainEqual(expect.objectContaining({ type: 'revoke', seat: 'W', trick: 4 }));
    expect(tableResult(noticed)).toBeUndefined();
    const again = orThrow(happen(noticed, { type: 'revoke-noticed', by: 'S' }));
    expect(again.rulings.at(-1)?.consequences).toMatchObject([{ type: 'note', code: 'no-revoke' }]);
  },
);

test.each(LAWS_EDITIONS)('%i 69A, 77: a claim agreed to gives the result at once', (edition) => {
  const claimed = orThrow(happen(played(begun(edition), 10), { type: 'claim', seat: 'S', tricks: 2 }));
  const agreed = orThrow(answer(claimed, 'agreed'));
  expect(tableResult(agreed)).toMatchObject({ tricks: { NS: 9, EW: 4 }, scoreNS: -50 });
  expect(happen(agreed, { type: 'claim', seat: 'S', tricks: 1 }).ok).toBe(false);
});

test.each(LAWS_EDITIONS)(
  '%i 70A: a contested claim gets a suggestion, and the director says how many',
  (edition) => {
    // Three tricks are left: North leads, with the jack of hearts, a trump and the king of diamonds.
    const claimed = orThrow(happen(played(begun(edition), 10), { type: 'claim', seat: 'S', tricks: 3 }));
    const doubted = orThrow(answer(claimed, 'doubted'));
    const question = openRuling(doubted)?.question;
    expect(question).toMatchObject({ id: 'tricks-awarded', suggestion: { reason: 'fewest-by-normal-play' } });
    expect(question?.answers.map(({ id }) => id)).toEqual(['0', '1', '2', '3']);
    expect(tableResult(orThrow(answer(doubted, '2')))).toMatchObject({ tricks: { NS: 9, EW: 4 } });
  },
);

test('68A: dummy can neither claim nor concede', () => {
  expect(happen(played(begun(2017), 10), { type: 'claim', seat: 'N', tricks: 3 })).toMatchObject({
    ok: false,
    error: { code: 'dummy-claims' },
  });
});
