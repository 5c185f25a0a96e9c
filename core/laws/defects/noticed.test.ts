import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { type Card, handSize, parseDeal, SEATS, type Seat, TRICKS } from '../../game/index.ts';
import { LAWS_EDITIONS, type LawsEdition } from '../editions.ts';
import { answer, happen, openRuling } from '../engine/engine.ts';
import { openTable } from '../engine/every-law.ts';
import type { Happening } from '../happening/happening.ts';
import { handLeft, playOf } from '../table/play-state.ts';
import { tableResult } from '../table/record.ts';
import type { Table } from '../table/table.ts';

/** Four spades by South. West puts no card to the sixth trick, though he has a diamond. */
const OMITTED = {
  deal: 'N:J6.K93.K8542.653 T72.AJ8.QT73.A94 AK9843.Q7.J9.J82 Q5.T6542.A6.KQT7',
  tricks: [
    'W C7 N C3 E C4 S C8',
    'S SA W S5 N S6 E S2',
    'S SK W SQ N SJ E S7',
    'S S9 W H2 N D2 E ST',
    'E DQ S D9 W D6 N DK',
    'N D8 E D3 S DJ W omits',
    'S C2 W CT N C5 E C9',
    'W H4 N H3 E H8 S HQ',
    'S H7 W H5 N H9 E HJ',
    'E D7 S S3 W CQ N D4',
    'S CJ W CK N C6 E CA',
    'E HA S S4 W H6 N HK',
    'S S8 W HT N D5 E DT',
  ],
};

/** Four spades by South. A second card of West's goes along to the sixth trick. */
const TUCKED = {
  deal: 'N:J8532.AKT4.73.T7 .Q82.AJ42.AK6532 AQT9.7.KQT85.Q94 K764.J9653.96.J8',
  tricks: [
    'W HJ N HA E H2 S H7',
    'N SJ E C2 S S9 W SK',
    'W H9 N H4 E H8 S ST',
    'S SA W S4 N S2 E C3',
    'S SQ W S6 N S3 E C5',
    'S DK W D6+D9 N D3 E DA',
    'E CA S C4 W C8 N C7',
    'E D2 S D5 W H3 N D7',
    'N S8 E C6 S D8 W S7',
    'N HK E HQ S C9 W H5',
    'N CT E CK S CQ W CJ',
    'E D4 S DT W D9 N HT',
    'S DQ W H6 N S5 E DJ',
  ],
};

/** `W D6+D9` is a card and one that goes along with it, `W omits` none at all. */
function stepsOf(trick: string): readonly Happening[] {
  return [...trick.matchAll(/([NESW]) (\S+)/g)].flatMap(([, by, what = '']): Happening[] => {
    const seat = by as Seat;
    if (what === 'omits') return [{ type: 'card-omitted', seat }];
    const [card, extra] = what.split('+') as [Card, Card?];
    return [
      { type: 'card', seat, card },
      ...(extra === undefined ? [] : [{ type: 'card-tucked', seat, card: extra } as const]),
    ];
  });
}

const after = (table: Table, happening: Happening): Table => orThrow(happen(table, happening));

/** The card that was faced is known, nothing was exposed on its way back, and nobody was damaged any further. */
function allAnswered(table: Table): Table {
  const open = openRuling(table);
  if (open === undefined) return table;
  return allAnswered(orThrow(answer(table, open.question.id === 'faced-card-known' ? 'yes' : 'no')));
}

/** The board played to its end, the defect noticed after that many tricks. */
function played({ deal, tricks }: typeof OMITTED, edition: LawsEdition, noticedAfter: number): Table {
  const hands = orThrow(parseDeal(deal));
  const contract = { level: 4, strain: 'S', doubling: '', declarer: 'S' } as const;
  const start = openTable({ edition, dealer: 'S', vulnerability: 'None', hands, play: { contract } });
  const end = tricks.reduce((table, trick, index) => {
    const done = stepsOf(trick).reduce(after, table);
    return index + 1 === noticedAfter ? allAnswered(after(done, { type: 'defect-noticed', by: 'S' })) : done;
  }, start);
  return allAnswered(end);
}

const resultOf = (table: Table) => {
  const result = tableResult(table);
  return result && { ...result.tricks, score: result.scoreNS };
};

describe('a defective trick and the result of the board', () => {
  test('67B1(a): the ace is placed, South keeps the trick; since 2007 a trick of the defenders’ goes over (64A2)', () => {
    for (const noticed of [7, 9, 13]) {
      expect(resultOf(played(OMITTED, 1997, noticed))).toEqual({ NS: 9, EW: 4, score: -50 });
      expect(resultOf(played(OMITTED, 2007, noticed))).toEqual({ NS: 10, EW: 3, score: 420 });
      expect(resultOf(played(OMITTED, 2017, noticed))).toEqual({ NS: 10, EW: 3, score: 420 });
    }
  });

  test.each(LAWS_EDITIONS)(
    '%i 67B2: the card goes back to the hand, and not to have followed suit with it was a revoke that costs a trick',
    (edition) => {
      expect(resultOf(played(TUCKED, edition, 9))).toEqual({ NS: 10, EW: 3, score: 420 });
    },
  );

  test.each(LAWS_EDITIONS)('%i: once it is put right every hand has played thirteen cards', (edition) => {
    for (const board of [OMITTED, TUCKED]) {
      const table = played(board, edition, 9);
      for (const seat of SEATS) expect(handSize(handLeft(table, seat) as never)).toBe(0);
      expect(playOf(table).tricks).toHaveLength(TRICKS);
    }
  });

  test.each(LAWS_EDITIONS)(
    '%i 67A: the card that is left in a hand starts no fourteenth trick',
    (edition) => {
      const table = played(OMITTED, edition, Number.NaN);
      const left = { seat: 'W', card: 'DA' } as const;
      const attempts: readonly Happening[] = [
        { type: 'card', ...left },
        { type: 'card-held', ...left },
        { type: 'several-cards', seat: 'W', cards: ['DA'] },
        { type: 'simultaneous-cards', cards: [{ type: 'card', ...left }] },
      ];
      for (const each of attempts)
        expect(happen(table, each)).toMatchObject({ ok: false, error: { code: 'play-over' } });
    },
  );
});
