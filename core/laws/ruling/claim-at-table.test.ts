import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { parseContract, parseDeal } from '../../game/index.ts';
import { answer, happen, openRuling } from '../engine/engine.ts';
import { openTable } from '../engine/every-law.ts';
import type { Claimed } from '../happening/happening.ts';
import { playOf } from '../table/play-state.ts';
import type { Table } from '../table/table.ts';
import { reasonText } from '../texts/wording.ts';
import { PLAYED_OUT } from '../tricks/testing/played-out.ts';
import { recordOf } from '../tricks/testing/records.ts';
import { claimScene, settledClaim, tricksLeftAt, tricksWon } from './claim-at-table.ts';

const BOARD = PLAYED_OUT.ruffedAndWonLater;

/** The board after ten tricks: North and South have won seven, East and West three. */
const tenPlayed = (): Table =>
  recordOf(BOARD)
    .tricks.slice(0, 10)
    .flatMap(({ plays }) => plays)
    .reduce(
      (so, { seat, card }) => orThrow(happen(so, { type: 'card', seat, card })),
      openTable({
        edition: 2017,
        dealer: 'S',
        vulnerability: 'None',
        hands: orThrow(parseDeal(BOARD.deal)),
        play: { contract: orThrow(parseContract(BOARD.contract)) },
      }),
    );

const numbers = (claim: Partial<Claimed>) =>
  claimScene(tenPlayed(), { type: 'claim', seat: 'S', ...claim }).numbers(true);

describe('a claim in numbers, with three tricks left of which none is played', () => {
  test('the tricks won by play', () => {
    expect(tricksWon(tenPlayed())).toEqual({ NS: 7, EW: 3 });
    expect(tricksLeftAt(playOf(tenPlayed()))).toBe(3);
  });

  test('68A: without a number it is about all of them', () => {
    expect(numbers({}).act).toEqual({ kind: 'states-winning', tricks: 3 });
    expect(numbers({ act: 'states-losing' }).act).toEqual({ kind: 'states-losing', tricks: 3 });
  });

  test('68A: nine in all are two of those left', () => {
    expect(numbers({ tricks: 9, inAll: true })).toEqual({
      left: 3,
      act: { kind: 'states-winning', tricks: 2 },
      ownGiven: 0,
      othersTaken: 0,
    });
  });

  test('69B1: eleven in all take one that the others have won', () => {
    expect(numbers({ tricks: 11, inAll: true })).toMatchObject({
      act: { kind: 'states-winning', tricks: 3 },
      othersTaken: 1,
    });
  });

  test('71A: to lose eight in all gives two away that were won', () => {
    expect(numbers({ act: 'states-losing', tricks: 8, inAll: true })).toMatchObject({
      act: { kind: 'states-losing', tricks: 3 },
      ownGiven: 2,
    });
  });
});

test('70E1: who has shown out is known from the play', () => {
  const scene = claimScene(tenPlayed(), { type: 'claim', seat: 'S' });
  const position = scene.position();
  if (position === undefined) throw new Error('All hands are known.');
  const failed = new Set(
    recordOf(BOARD)
      .tricks.slice(0, 10)
      .flatMap(({ plays: [lead, ...others] }) =>
        others.filter(({ card }) => card[0] !== lead?.card[0]).map(({ seat }) => `${seat}${lead?.card[0]}`),
      ),
  );
  for (const [seat, suits] of Object.entries(scene.circumstances(position).shownOut ?? {}))
    for (const suit of suits ?? []) expect(failed).toContain(`${seat}${suit}`);
});

test('70A: the suggestion shows the line that decides, as players write it', () => {
  const claimed = orThrow(happen(tenPlayed(), { type: 'claim', seat: 'S' }));
  let table = orThrow(answer(claimed, 'doubted'));
  if (openRuling(table)?.question.id === 'trump-forgotten') table = orThrow(answer(table, 'no'));
  const suggestion = openRuling(table)?.question.suggestion;
  expect(suggestion?.params?.line?.split(' / ')).toHaveLength(3);
  const text = reasonText(suggestion?.reason ?? '', 'en', suggestion?.params);
  expect(reasonText('fewest-by-normal-play', 'pt', { line: 'W HQ N C2' })).toContain('O ♥D N ♣2');
  expect(text).toMatch(/^The fewest by any normal line: ([NESW] [♠♥♦♣][2-9AKQJ10]+[ /]*)+\.$/u);
});

test('69A, 70: the claim that ended the play, and how it was settled last', () => {
  const agreed = orThrow(
    answer(orThrow(happen(tenPlayed(), { type: 'claim', seat: 'S', tricks: 2 })), 'agreed'),
  );
  expect(settledClaim(agreed)).toMatchObject({
    settled: { clause: '69A', rest: { NS: 2, EW: 1 } },
    later: [],
  });
  expect(settledClaim(tenPlayed())).toBeUndefined();
});

test('68D: cards that fell after the claim are kept with it', () => {
  const claimed = orThrow(happen(tenPlayed(), { type: 'claim', seat: 'S', tricks: 2 }));
  const [next] = recordOf(BOARD).tricks[10]?.plays ?? [];
  if (next === undefined) throw new Error('There is an eleventh trick.');
  const later = orThrow(happen(claimed, { type: 'card', seat: next.seat, card: next.card }));
  const again = orThrow(happen(later, { type: 'card', seat: next.seat, card: next.card }));
  expect(settledClaim(orThrow(answer(again, 'agreed')))?.later).toEqual([
    { type: 'card', seat: next.seat, card: next.card },
  ]);
});
