import { expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { type Card, parseContract, parseDeal, parseHand, type Seat } from '../../game/index.ts';
import {
  answer,
  happen,
  LAWS_EDITIONS,
  openRuling,
  openTable,
  type Table,
  tableRecord,
  tableResult,
} from '../index.ts';
import { PLAYED_OUT } from '../tricks/testing/played-out.ts';
import { recordOf } from '../tricks/testing/records.ts';

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

const at = (edition: (typeof LAWS_EDITIONS)[number], hands: Record<string, string>, trick = 10): Table =>
  openTable({
    edition,
    dealer: 'S',
    vulnerability: 'None',
    hands: Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, orThrow(parseHand(hand))])),
    play: { contract: orThrow(parseContract('3NTS')), trick, leader: 'S' },
  });

/** Four cards each: East may discard on a diamond with the king in his hand. */
const FOUR_LEFT = { N: '7..A.32', E: '2.54.K.', S: '543..2.', W: '9..3.54' };

const told = (table: Table, ...steps: readonly string[]): Table =>
  steps.reduce((so, step) => {
    const [seat, what] = step.split(' ') as [Seat, Card];
    if (step.startsWith('>')) return orThrow(answer(so, what));
    return orThrow(happen(so, { type: 'card', seat, card: what }));
  }, table);

const recorded = (table: Table) => tableRecord(table, table.played as NonNullable<Table['played']>);

test.each(LAWS_EDITIONS)(
  '%i 50, 61A: a penalty card is on record from the trick it came in to the trick it was played to',
  (edition) => {
    const dropped = orThrow(
      happen(at(edition, FOUR_LEFT), { type: 'exposed', seat: 'E', cards: ['DK'], how: 'dropped' }),
    );
    const penalty = told(dropped, '> yes', ...(edition === 1997 ? ['> no'] : []));
    const faced = { seat: 'E', cards: ['DK'], as: 'major-penalty-card', from: 10 };
    expect(recorded(penalty).faced).toEqual([faced]);
    const over = told(penalty, 'S D2', 'W D3', 'N DA', 'E H5', 'N S7', 'E S2', 'S S3', 'W S9', '> neither');
    expect(recorded(told(over, 'W C5', 'N C2', 'E DK')).faced).toEqual([{ ...faced, to: 12 }]);
  },
);

test.each(LAWS_EDITIONS)(
  '%i 50D2(a), 61A: a suit that declarer forbade is on record for the lead, and the card picked up is face up no more',
  (edition) => {
    const hands = { ...FOUR_LEFT, W: 'A..3.54', N: '97..A.3' };
    const dropped = orThrow(
      happen(at(edition, hands), { type: 'exposed', seat: 'E', cards: ['DK'], how: 'dropped' }),
    );
    const penalty = told(dropped, '> yes', ...(edition === 1997 ? ['> no'] : []));
    const led = told(penalty, 'S S3', 'W SA', 'N S7', 'E S2', '> forbid-D', 'W D3');
    expect(recorded(led).requirements).toEqual([
      { trick: 11, seat: 'W', clause: '50D2(a)', must: { do: 'avoid-suits', suits: ['D'] } },
    ]);
    expect(recorded(led).faced).toMatchObject([{ cards: ['DK'], from: 10, to: 10 }]);
    const noticed = orThrow(happen(led, { type: 'revoke-noticed', by: 'S' }));
    expect(openRuling(noticed)?.question).toMatchObject({ id: 'revoke-card', answerer: 'W' });
    expect(openRuling(noticed)?.question.answers.map(({ id }) => id)).toEqual(['C5', 'C4']);
  },
);

test.each(LAWS_EDITIONS)(
  '%i 61B, 64B4: a question, and what had happened when attention was drawn',
  (edition) => {
    const played = told(at(edition, FOUR_LEFT), 'S D2', 'W D3', 'N DA', 'E H5', 'N S7', 'E S2');
    const asked = orThrow(happen(played, { type: 'revoke-asked', by: 'S', asked: 'E' }));
    expect(recorded(asked).inquiries).toMatchObject([{ trick: 11, asker: 'S', asked: 'E' }]);
    const late = { calledOnNextBoard: ['N'], roundEnded: false, handsReturned: true } as const;
    const noticed = orThrow(happen(asked, { type: 'revoke-noticed', by: 'S', of: 'E', trick: 10, ...late }));
    expect(recorded(noticed).attentionTo).toMatchObject([{ seat: 'E', trick: 10, card: 'H5', ...late }]);
  },
);

test.each(LAWS_EDITIONS)(
  '%i 64C: an adjusted score carries the facts that the director looked at',
  (edition) => {
    const noticed = orThrow(happen(played(begun(edition), 13), { type: 'revoke-noticed', by: 'S' }));
    const damaged = orThrow(answer(noticed, 'yes'));
    const adjusted = orThrow(answer(damaged, 'another-result')).persists.find(
      ({ type }) => type === 'adjusted-score',
    );
    expect(adjusted).toMatchObject({ clause: edition === 2017 ? '64C1' : '64C' });
    expect(adjusted?.type === 'adjusted-score' && adjusted.facts?.length).toBe(2);
  },
);

test('68D: after a settled claim no card is played, and the refusal says why', () => {
  const claimed = orThrow(happen(played(begun(2017), 10), { type: 'claim', seat: 'S', tricks: 2 }));
  const agreed = orThrow(answer(claimed, 'agreed'));
  const card = recordOf(BOARD).tricks[10]?.plays[0] as { readonly seat: Seat; readonly card: Card };
  expect(happen(agreed, { type: 'card', ...card })).toMatchObject({
    ok: false,
    error: { code: 'play-ended-by-claim', clause: '68D' },
  });
});
