import { expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { parseDeal } from '../../game/index.ts';
import type { Happening } from '../happening/happening.ts';
import type { Table } from '../table/table.ts';
import { happen } from './engine.ts';
import { openTable } from './every-law.ts';

/** North declares and has won the first trick; West leads a heart all the same, and declarer is asked (Law 53A). */
function ledOutOfTurn(): Table {
  const hands = orThrow(parseDeal('N:AKQ.AKQ.AKQ.AKQJ JT9.JT9.JT9.T987 876.876.876.6543 5432.5432.5432.2'));
  const contract = { level: 3, strain: 'NT', doubling: '', declarer: 'N' } as const;
  const table = openTable({ edition: 2017, dealer: 'N', vulnerability: 'None', hands, play: { contract } });
  const cards = [
    ['E', 'SJ'],
    ['S', 'S8'],
    ['W', 'S5'],
    ['N', 'SA'],
    ['W', 'H5'],
  ] as const;
  return cards.reduce((before, [seat, card]) => orThrow(happen(before, { type: 'card', seat, card })), table);
}

test.each<readonly [string, Happening]>([
  ['played with another', { type: 'several-cards', seat: 'E', cards: ['DJ', 'HJ'] }],
  ['slipped into a trick', { type: 'card-tucked', seat: 'E', card: 'HJ' }],
])('9B2: a card that left its hand before the ruling cannot be %s once more', (_, again) => {
  const asked = ledOutOfTurn();
  expect(asked.open).toHaveLength(1);
  const together: Happening = {
    type: 'simultaneous-cards',
    cards: [
      { type: 'card', seat: 'E', card: 'HJ' },
      { type: 'card', seat: 'W', card: 'H4' },
    ],
  };
  const refused = happen(orThrow(happen(asked, together)), again);
  expect(refused.ok ? 'taken' : refused.error.code).toBe('card-gone');
});
