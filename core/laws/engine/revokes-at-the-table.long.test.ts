import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { cardsOf, handOf, PACK, SEATS, type Seat, TRICKS } from '../../game/index.ts';
import { legalCards } from '../44-sequence-of-play.ts';
import type { Happening } from '../happening/happening.ts';
import { revokeReport } from '../revokes/at-table.ts';
import { revokeMeant } from '../revokes/meant.ts';
import { ruleRevokes } from '../revokes/report.ts';
import { handLeft, isPlayFinished, playOf, standingCards, turnToPlay } from '../table/play-state.ts';
import { tableRecord, tableResult } from '../table/record.ts';
import type { Table } from '../table/table.ts';
import { wholeDeal } from '../testing/play-stories.ts';
import { answer, happen, openRuling } from './engine.ts';

const RUNS = { numRuns: 25 };
const _seat = fc.constantFrom(...SEATS);
/** One card in so many is any of the hand, legal or not. */
const CARELESS = 6;

type Numbers = { readonly next: () => IteratorResult<number> };
const numbers = fc.infiniteStream(fc.nat(1000));
const next = (from: Numbers): number => from.next().value ?? 0;
const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** The next card: a legal one, or any of the hand now and then. */
function withCard(table: Table, from: Numbers): Table {
  const by = turnToPlay(playOf(table)) as Seat;
  const careless = next(from) % CARELESS === 0;
  const hand = cardsOf(handLeft(table, by) ?? handOf([]));
  const cards = careless ? hand : (legalCards(table, by) ?? hand);
  return orThrow(happen(table, { type: 'card', seat: by, card: pick(cards, next(from)) }));
}

/** Every answer of an open question can be given; one of them is. */
function withAnswer(table: Table, choose: (ids: readonly string[]) => string): Table {
  const ids = openRuling(table)?.question.answers.map(({ id }) => id) ?? [];
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(answer(table, id).ok).toBe(true);
  return orThrow(answer(table, choose(ids)));
}

/** Nobody takes back a card and nobody was damaged. */
const quietly = (ids: readonly string[]): string =>
  ['keep', 'no'].find((id) => ids.includes(id)) ?? (ids[0] as string);

const withAnswers = (table: Table, choose: (ids: readonly string[]) => string): Table =>
  table.open.length === 0 ? table : withAnswers(withAnswer(table, choose), choose);

/** Attention is drawn to one revoke after another until there is none left, in an order of its own. */
function allNoticed(table: Table, from: Numbers): Table {
  const by = pick(SEATS, next(from));
  const of = pick(SEATS, next(from));
  const named = { type: 'revoke-noticed', by, of } as const;
  const meant = revokeMeant(table, named) === undefined ? ({ type: 'revoke-noticed', by } as const) : named;
  if (revokeMeant(table, meant) === undefined) return table;
  return allNoticed(withAnswers(orThrow(happen(table, meant)), quietly), from);
}

function playedOut(table: Table, from: Numbers): Table {
  return isPlayFinished(playOf(table)) ? table : playedOut(withCard(table, from), from);
}

const KEPT = Object.fromEntries(SEATS.map((each) => [`62C1:T12${each}`, 'kept']));

describe('revokes at a table', () => {
  test('noticed one by one after the play, they cost what the record of the play costs', () => {
    let transferred = 0;
    fc.assert(
      fc.property(wholeDeal, numbers, (table, from) => {
        const over = playedOut(table, from);
        const report = orThrow(ruleRevokes(tableRecord(over, playOf(over)), over.edition, { answers: KEPT }));
        const ruled = allNoticed(over, from);
        transferred += report.transferred.NS + report.transferred.EW;
        expect(tableResult(ruled)).toEqual(report.final);
      }),
      RUNS,
    );
    expect(transferred).toBeGreaterThan(0);
  });

  const aboutRevokes = (_table: Table, from: Numbers): Happening => {
    const by = pick(SEATS, next(from));
    const other = pick(SEATS, next(from));
    switch (next(from) % 3) {
      case 0:
        return { type: 'revoke-asked', by, asked: other };
      case 1:
        return { type: 'revoke-noticed', by, of: other };
      default:
        return { type: 'revoke-noticed', by, trick: 1 + (next(from) % TRICKS) };
    }
  };

  /** Things of other laws that revokes have to do with: penalty cards, cards out of turn, dummy's rights, claims. */
  const aboutAnything = (table: Table, from: Numbers): Happening => {
    const by = pick(SEATS, next(from));
    const hand = cardsOf(handLeft(table, by) ?? handOf([]));
    const card = pick(hand, next(from));
    switch (hand.length === 0 ? undefined : next(from) % 12) {
      // With few cards left, so that the claim is soon judged.
      case 0:
        if (hand.length > 4) return aboutRevokes(table, from);
        return { type: 'claim', seat: by, tricks: next(from) % 4 };
      case 1:
        return { type: 'dummy-acted', act: 'looks-at-defender' };
      case 2:
        return { type: 'card', seat: by, card };
      case 3:
      case 4:
        return { type: 'exposed', seat: by, cards: [card], how: 'dropped' };
      default:
        return aboutRevokes(table, from);
    }
  };

  const isOver = (table: Table): boolean =>
    isPlayFinished(playOf(table)) || playOf(table).claimed !== undefined;

  /** Cards and other happenings as they come, everything answered somehow, to the last trick. */
  function livelyPlay(table: Table, from: Numbers, what: typeof aboutRevokes): Table {
    let now = table;
    for (let step = 0; step < 600 && (now.open.length > 0 || !isOver(now)); step++) {
      if (now.open.length > 0) {
        now = withAnswer(now, (ids) => pick(ids, next(from)));
        continue;
      }
      const lively = next(from) % 5 === 0 ? happen(now, what(now, from)) : undefined;
      if (lively?.ok === false) expect(lively.error.message).toMatch(/\.$/);
      now = lively?.ok ? lively.value : withCard(now, from);
    }
    return now;
  }

  test('noticed and asked about at any time, the play comes to its end with every card in one trick', () => {
    fc.assert(
      fc.property(wholeDeal, numbers, (table, from) => {
        const ended = allNoticed(livelyPlay(table, from, aboutRevokes), from);
        const play = playOf(ended);
        expect(isPlayFinished(play)).toBe(true);
        const cards = play.tricks.flatMap(standingCards).map(({ card }) => card);
        expect(cards.toSorted()).toEqual([...PACK].toSorted());
        // What was assigned for the damage is another matter than what the tricks come to.
        const persists = ended.persists.filter(({ type }) => type !== 'adjusted-score');
        const result = tableResult({ ...ended, persists });
        expect((result?.tricks.NS ?? 0) + (result?.tricks.EW ?? 0)).toBe(TRICKS);
        expect(ended.persists.filter(({ type }) => type === 'revoke')).toEqual([]);
        expect(result).toEqual(revokeReport(ended)?.final);
      }),
      RUNS,
    );
  });

  test('with penalty cards, cards out of turn and claims among them, all thirteen tricks are accounted for', () => {
    fc.assert(
      fc.property(wholeDeal, numbers, (table, from) => {
        const ended = allNoticed(livelyPlay(table, from, aboutAnything), from);
        expect(isOver(ended)).toBe(true);
        const result = tableResult(ended);
        expect((result?.tricks.NS ?? 0) + (result?.tricks.EW ?? 0)).toBe(TRICKS);
        expect(Math.min(result?.tricks.NS ?? 0, result?.tricks.EW ?? 0)).toBeGreaterThanOrEqual(0);
        expect(ended.persists.filter(({ type }) => type === 'revoke')).toEqual([]);
      }),
      RUNS,
    );
  });
});
