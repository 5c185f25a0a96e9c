import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import {
  CALLS,
  type Call,
  type Card,
  contractOf,
  legalCalls,
  makeCall,
  SEATS,
  startAuction,
  turnToCall,
} from '../../game/index.ts';
import { LAWS_EDITIONS } from '../editions.ts';
import type { AnyCall } from '../happening/any-call.ts';
import type { Happening } from '../happening/happening.ts';
import type { Meaning } from '../happening/meaning.ts';
import { callsOpenTo, passDuty } from '../table/duties.ts';
import { finalContract, type Table, turnOf } from '../table/table.ts';
import { afterAll, testAnyTable } from '../testing/any-table.ts';
import { answer, happen, openRuling } from './engine.ts';
import { openTable } from './every-law.ts';

const RUNS = { numRuns: 250 };
const seat = fc.constantFrom(...SEATS);
const edition = fc.constantFrom(...LAWS_EDITIONS);

/** Low calls are the likely ones, so that bids are often insufficient and doubles often possible. */
const anyCall: fc.Arbitrary<AnyCall> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<AnyCall>('Pass', 'X', 'XX') },
  { weight: 8, arbitrary: fc.constantFrom<AnyCall>('1C', '1D', '1H', '1S', '1NT', '2C', '2D', '3NT', '7NT') },
  { weight: 1, arbitrary: fc.constantFrom<AnyCall>('8C', '9NT') },
);
const meaning: fc.Arbitrary<Meaning | undefined> = fc.option(
  fc.record(
    {
      artificial: fc.boolean(),
      specifies: fc.subarray(['C', 'D', 'H', 'S', 'NT'] as const),
      purpose: fc.constantFrom('asks', 'tells'),
      hands: fc.constantFrom([], [{ points: { min: 0, max: 9 } }], [{ points: { min: 12, max: 20 } }]),
    },
    { requiredKeys: [] },
  ),
  { nil: undefined },
);

const withMeaning = <T extends object>(happening: T, meant: Meaning | undefined) =>
  meant === undefined ? happening : { ...happening, meaning: meant };

const called = fc
  .tuple(seat, anyCall, meaning)
  .map(([by, call, meant]) => withMeaning({ type: 'call', seat: by, call } as const, meant));
const shown = fc
  .tuple(seat, fc.subarray(['SA', 'H2', 'DT', 'C7'] as const, { minLength: 1 }))
  .map(([by, cards]) => ({ type: 'exposed', seat: by, cards }) as const);

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 12, arbitrary: called },
  {
    weight: 2,
    arbitrary: fc
      .tuple(seat, anyCall, meaning)
      .map(([by, call, meant]) => withMeaning({ type: 'change', seat: by, call } as const, meant)),
  },
  { weight: 1, arbitrary: shown },
  {
    weight: 1,
    arbitrary: fc.array(called, { maxLength: 4 }).map((calls) => ({ type: 'simultaneous', calls }) as const),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Happening>(
      { type: 'lead-due' },
      { type: 'hands-returned' },
      { type: 'play-over' },
      { type: 'director', by: 'N' },
      { type: 'lead-faced', seat: 'W', card: 'D5' },
      { type: 'lead-faced', seat: 'N' },
      { type: 'lead-down', seat: 'W' },
      { type: 'lead-down', seat: 'N' },
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(seat, fc.constantFrom<Card>('S2', 'H3', 'HK', 'D4', 'C5', 'CA'))
      .map(([by, card]) => ({ type: 'card', seat: by, card }) as const),
  },
);

/** Something that happens, something that the player whose turn it is does, or an answer to what is asked. */
type Act =
  | { readonly kind: 'happens'; readonly happening: Happening }
  | { readonly kind: 'calls'; readonly call: AnyCall }
  | { readonly kind: 'answers'; readonly which: number };

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: happening.map((each) => ({ kind: 'happens', happening: each }) as const) },
  { weight: 3, arbitrary: anyCall.map((call) => ({ kind: 'calls', call }) as const) },
  { weight: 3, arbitrary: fc.nat(7).map((which) => ({ kind: 'answers', which }) as const) },
);

function acted(table: Table, what: Act) {
  switch (what.kind) {
    case 'happens':
      return happen(table, what.happening);
    case 'calls':
      return happen(table, { type: 'call', seat: turnOf(table) ?? table.dealer, call: what.call });
    case 'answers': {
      const answers = openRuling(table)?.question.answers ?? [];
      return answer(table, answers[what.which % answers.length]?.id ?? 'no question');
    }
  }
}

const tableAfter = afterAll(acted);

/** Nothing has been called yet, or the auction is over already: what comes then seldom comes by chance. */
const BEGINNINGS: readonly (readonly Call[])[] = [
  [],
  ['1NT', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'],
  ['Pass', 'Pass', 'Pass', 'Pass'],
];

const fresh = fc
  .tuple(edition, seat)
  .map(([laws, dealer]) => openTable({ edition: laws, dealer, vulnerability: 'None' }));
const begun = fc
  .tuple(fresh, fc.constantFrom([], ...BEGINNINGS))
  .map(([table, calls]) =>
    calls.reduce(
      (so: Table, call) => orThrow(happen(so, { type: 'call', seat: turnOf(so) ?? so.dealer, call })),
      table,
    ),
  );
const story = fc.tuple(begun, fc.array(act, { maxLength: 25 }));

describe('a table at which anything may happen', () => {
  testAnyTable({ story, shortStory: story, act, acted }, RUNS.numRuns);

  test('a player who must pass is offered nothing else', () => {
    fc.assert(
      fc.property(story, ([table, acts]) => {
        const after = tableAfter(table, acts);
        const turn = turnOf(after);
        if (turn === undefined || after.open.length > 0) expect(callsOpenTo(after)).toEqual([]);
        else if (passDuty(after, turn) !== undefined) expect(callsOpenTo(after)).toEqual(['Pass']);
        else expect(callsOpenTo(after).length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  test('a call that is offered is taken without a ruling on the call itself', () => {
    fc.assert(
      fc.property(story, fc.nat(), ([table, acts], which) => {
        const after = tableAfter(table, acts);
        const offered = callsOpenTo(after);
        const by = turnOf(after);
        const call = offered[which % offered.length];
        if (call === undefined || by === undefined) return;
        const next = orThrow(happen(after, { type: 'call', seat: by, call }));
        expect(next.calls[after.calls.length]).toEqual({ seat: by, call });
      }),
      RUNS,
    );
  });

  test('the auction can always be finished: questions answered, passes from whoever is to call', () => {
    fc.assert(
      fc.property(story, fc.infiniteStream(fc.nat(7)), ([table, acts], choices) => {
        let after = tableAfter(table, acts);
        for (let step = 0; step < 120 && (after.open.length > 0 || turnOf(after) !== undefined); step++) {
          const turn = turnOf(after);
          const which = choices.next().value ?? 0;
          const open = callsOpenTo(after);
          const next =
            after.open.length > 0 || turn === undefined
              ? acted(after, { kind: 'answers', which })
              : happen(after, {
                  type: 'call',
                  seat: turn,
                  call: open.includes('Pass') ? 'Pass' : (open[0] as Call),
                });
          after = orThrow(next);
        }
        expect(after.open).toEqual([]);
        expect(turnOf(after)).toBeUndefined();
      }),
      RUNS,
    );
  });
});

describe('a table at which nothing goes wrong', () => {
  const picks = fc.array(fc.nat(), { minLength: 4, maxLength: 30 });

  test('there is no ruling, and turn and contract are those of the game itself', () => {
    fc.assert(
      fc.property(fresh, picks, (table, choices) => {
        let auction = startAuction(table.dealer);
        let after = table;
        for (const choice of choices) {
          const legal = legalCalls(auction);
          const by = turnToCall(auction);
          if (by === undefined) break;
          // Passes are as likely as everything else, so that auctions end.
          const call = choice % 2 === 0 ? 'Pass' : (legal[choice % legal.length] ?? 'Pass');
          expect([...callsOpenTo(after)].sort()).toEqual([...legal].sort());
          auction = orThrow(makeCall(auction, call));
          after = orThrow(happen(after, { type: 'call', seat: by, call }));
          expect(turnOf(after)).toBe(turnToCall(auction));
        }
        expect(after.rulings).toEqual([]);
        expect(after.open).toEqual([]);
        expect(after.persists).toEqual([]);
        expect(finalContract(after)).toEqual(contractOf(auction));
      }),
      RUNS,
    );
  });

  test('every call that is not legal for the player whose turn it is opens a ruling', () => {
    fc.assert(
      fc.property(fresh, picks, fc.constantFrom(...CALLS), (table, choices, call) => {
        let auction = startAuction(table.dealer);
        let after = table;
        for (const choice of choices.slice(0, 12)) {
          const legal = legalCalls(auction);
          const by = turnToCall(auction);
          if (by === undefined) return;
          const made = choice % 3 === 0 ? 'Pass' : (legal[choice % Math.min(legal.length, 6)] ?? 'Pass');
          auction = orThrow(makeCall(auction, made));
          after = orThrow(happen(after, { type: 'call', seat: by, call: made }));
        }
        const by = turnToCall(auction);
        if (by === undefined) return;
        const next = orThrow(happen(after, { type: 'call', seat: by, call }));
        expect(next.open.length).toBe(legalCalls(auction).includes(call) ? 0 : 1);
      }),
      RUNS,
    );
  });
});
