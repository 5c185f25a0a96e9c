import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { type Card, cardsOf, handOf, SEATS, type Seat, sideOf, TRICKS } from '../../game/index.ts';
import { legalCards } from '../44-sequence-of-play.ts';
import type { ClaimingAct } from '../happening/claiming-act.ts';
import type { Happening, SinceAgreement } from '../happening/happening.ts';
import { settledClaim, tricksLeftAt } from '../ruling/claim-at-table.ts';
import { handLeft, isPlayFinished, playOf, turnToPlay, withCardFallen } from '../table/play-state.ts';
import { tableResult } from '../table/record.ts';
import type { Table } from '../table/table.ts';
import { pick, wholeDeal } from '../testing/play-stories.ts';
import { answer, happen, openRuling } from './engine.ts';

const RUNS = { numRuns: 60 };
const seat = fc.constantFrom(...SEATS);
const which = fc.nat(40);

/** A legal card from whoever is to play; nobody is when a claim is settled. */
function cardPlayed(table: Table, at: number): { readonly seat: Seat; readonly card: Card } | undefined {
  const by = playOf(table).claimed === undefined ? turnToPlay(playOf(table)) : undefined;
  const card = by && pick(legalCards(table, by) ?? [], at);
  return by && card && { seat: by, card };
}

function withNextCard(table: Table, at: number): Table {
  const next = cardPlayed(table, at);
  if (next === undefined) return table;
  return { ...table, ended: 'lead-faced', played: withCardFallen(playOf(table), next.seat, next.card) };
}

/** A whole deal, played by legal cards until a few tricks are left or none is. */
const start = fc
  .tuple(
    wholeDeal,
    fc.integer({ min: 4 * (TRICKS - 5), max: 4 * TRICKS }),
    fc.array(which, { minLength: 52, maxLength: 52 }),
  )
  .map(([table, played, choices]) => choices.slice(0, played).reduce(withNextCard, table));

type Act = (table: Table) => ReturnType<typeof happen> | undefined;

const answers: fc.Arbitrary<Act> = which.map((at) => (table) => {
  const found = pick(openRuling(table)?.question.answers ?? [], at);
  return found && answer(table, found.id);
});

const plays: fc.Arbitrary<Act> = which.map((at) => (table) => {
  const next = cardPlayed(table, at);
  return next && happen(table, { type: 'card', ...next });
});

const claims: fc.Arbitrary<Act> = fc
  .record({
    seat,
    act: fc.constantFrom<ClaimingAct['kind']>(
      'states-winning',
      'states-losing',
      'suggests-curtailing',
      'shows-cards',
      'abandons-hand',
      'about-current-trick',
    ),
    tricks: fc.option(fc.nat(TRICKS), { nil: undefined }),
    inAll: fc.boolean(),
    shown: fc.nat(3),
  })
  .map(({ seat: by, act, tricks, inAll, shown }) => (table) => {
    const cards = cardsOf(handLeft(table, by) ?? handOf([])).slice(0, shown);
    return happen(table, {
      type: 'claim',
      seat: by,
      act,
      ...(tricks === undefined
        ? {}
        : { tricks: inAll ? tricks : tricks % (tricksLeftAt(playOf(table)) + 1), inAll }),
      ...(cards.length === 0 ? {} : { shown: cards }),
    } as Happening);
  });

const reopens: fc.Arbitrary<Act> = fc
  .record({
    type: fc.constantFrom('agreement-withdrawn' as const, 'concession-withdrawn' as const),
    seat,
    since: fc.constantFrom<SinceAgreement>('nothing', 'next-board', 'round-over', 'period-over'),
  })
  .map((reopened) => (table) => happen(table, reopened));

/** Any card of the hand that is to play, so that there are revokes. */
const strays: fc.Arbitrary<Act> = which.map((at) => (table) => {
  const by = turnToPlay(playOf(table));
  const card = by && pick(cardsOf(handLeft(table, by) ?? handOf([])), at);
  return by && card && happen(table, { type: 'card', seat: by, card });
});

const notices: fc.Arbitrary<Act> = seat.map((by) => (table) => happen(table, { type: 'revoke-noticed', by }));

const act = fc.oneof(
  { weight: 6, arbitrary: answers },
  { weight: 2, arbitrary: plays },
  { weight: 2, arbitrary: strays },
  { weight: 1, arbitrary: notices },
  { weight: 4, arbitrary: claims },
  { weight: 2, arbitrary: reopens },
);

const tableAfter = (table: Table, acts: readonly Act[]): Table =>
  acts.reduce((so, each) => {
    const next = each(so);
    return next?.ok ? next.value : so;
  }, table);

const story = fc.tuple(start, fc.array(act, { minLength: 4, maxLength: 20, size: 'max' }));

const isOver = (table: Table): boolean =>
  isPlayFinished(playOf(table)) || playOf(table).claimed !== undefined;

/** Every question answered somehow, and legal cards until the play is over. */
function finished(table: Table, choices: { readonly next: () => IteratorResult<number> }): Table {
  let after = table;
  for (let step = 0; step < 200 && (after.open.length > 0 || !isOver(after)); step++) {
    const at = choices.next().value ?? 0;
    const found = pick(openRuling(after)?.question.answers ?? [], at);
    const card = cardPlayed(after, at);
    if (found === undefined && card === undefined) throw new Error('Nobody can go on.');
    after = orThrow(
      found === undefined
        ? happen(after, { type: 'card', ...(card as { seat: Seat; card: Card }) })
        : answer(after, found.id),
    );
  }
  return after;
}

describe('claims, concessions, and what becomes of them', () => {
  test('Laws 68 to 71: whatever is said is taken, asked about or refused with a sentence', () => {
    fc.assert(
      fc.property(story, act, ([table, acts], last) => {
        const next = last(tableAfter(table, acts));
        if (next?.ok === false) expect(next.error.message).toMatch(/\.$/);
        else if (next !== undefined)
          expect(openRuling(next.value)?.question.answers.length ?? 1).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  test('13 tricks are accounted for, whatever was claimed, agreed, contested and taken back', () => {
    fc.assert(
      fc.property(
        story,
        fc.array(fc.oneof(reopens, reopens, notices), { maxLength: 3 }),
        fc.infiniteStream(which),
        ([table, acts], later, choices) => {
          const over = finished(tableAfter(table, acts), choices);
          const after = later.reduce((so, reopen) => finished(tableAfter(so, [reopen]), choices), over);
          expect(after.open).toEqual([]);
          const { NS, EW } = tableResult(after)?.tricks ?? { NS: -1, EW: -1 };
          expect(NS + EW).toBe(TRICKS);
          expect(Math.min(NS, EW)).toBeGreaterThanOrEqual(0);
          const { claimed } = playOf(after);
          if (claimed !== undefined)
            expect(claimed.rest.NS + claimed.rest.EW).toBe(tricksLeftAt(playOf(after)));
        },
      ),
      RUNS,
    );
  });

  test('69B, 71: what is taken back goes to the side that gave it away, and no further than it gave', () => {
    fc.assert(
      fc.property(story, reopens, fc.infiniteStream(which), ([table, acts], reopen, choices) => {
        const over = finished(tableAfter(table, acts), choices);
        const settled = settledClaim(over);
        const next = reopen(over);
        if (settled === undefined || !next?.ok) return;
        const after = finished(next.value, choices);
        const ruling = after.rulings.at(-1);
        const moved =
          ruling?.consequences.flatMap((each) => (each.type === 'tricks-moved' ? [each] : [])) ?? [];
        if (ruling?.consequences.some(({ type }) => type === 'claim-settled')) return;
        const { claim, numbers, settled: was } = settled;
        const own = ruling?.irregularity.type === 'concession-withdrawn';
        const side = sideOf(claim.seat);
        const given = own
          ? was.rest[side === 'NS' ? 'EW' : 'NS'] + numbers.ownGiven
          : was.rest[side] + numbers.othersTaken;
        for (const { to } of moved) expect(to === side).toBe(own);
        expect(moved.reduce((sum, { tricks }) => sum + tricks, 0)).toBeLessThanOrEqual(given);
      }),
      RUNS,
    );
  });

  test('68D2(b), 68B2: when the play goes on, whoever is to play has a legal card and it is taken', () => {
    fc.assert(
      fc.property(story, which, ([table, acts], at) => {
        const after = tableAfter(table, acts);
        const next = cardPlayed(after, at);
        if (after.open.length > 0 || isOver(after) || next === undefined) return;
        expect(happen(after, { type: 'card', ...next }).ok).toBe(true);
      }),
      RUNS,
    );
  });
});
