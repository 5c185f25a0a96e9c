import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { type Card, parseContract, parseHand } from '../../game/index.ts';
import { happen } from '../engine/engine.ts';
import { openTable } from '../engine/every-law.ts';

/** West leads to trick 12 with those cards known to be his. */
const westLeads = (hand: string, card: Card) =>
  happen(
    openTable({
      edition: 2017,
      dealer: 'N',
      vulnerability: 'None',
      hands: { W: orThrow(parseHand(hand)) },
      play: { contract: orThrow(parseContract('4SS')), trick: 12, leader: 'W' },
    }),
    { type: 'card', seat: 'W', card },
  );

describe('what a hand is known to hold', () => {
  test('a hand known whole has no other card', () => {
    expect(westLeads('A.K..', 'C2')).toMatchObject({
      ok: false,
      error: { code: 'not-in-hand', params: { seat: 'W', card: 'C2' } },
    });
  });

  test('a hand of which one card is known may have others', () => {
    expect(westLeads('A...', 'C2')).toMatchObject({ ok: true });
  });
});
