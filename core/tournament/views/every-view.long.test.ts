import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TournamentState } from '../state.ts';
import { anyCommand, DONE_BY_SOMEBODY } from '../testing/any-command.ts';
import { anyTournament } from '../testing/any-tournament.ts';
import { anyDeeds, diceOf } from '../testing/dice.ts';
import { lookAtEverything } from '../testing/every-view.ts';
import { type AnyCommand, handle } from '../testing/given.ts';

/** Whoever hunts for faults has more time. */
const RUNS = process.env.NAIPE_SEED === undefined ? 80 : 400;
const DEEDS = 100;
/** How often the director looks at everything while it goes on. */
const LOOKS_EVERY = 16;

/** Sends it; what has only to be confirmed is confirmed. */
function done(state: TournamentState, asked: AnyCommand): TournamentState {
  const { state: next, refusal } = handle(state, asked);
  if (refusal?.code !== 'to-confirm') return next;
  const confirmed = refusal.findings?.map(({ code }) => code) ?? [];
  const again = {
    ...asked,
    id: `${asked.id}-confirmed`,
    data: { ...asked.data, confirmed, because: 'in a test' },
  };
  return handle(state, again as AnyCommand).state;
}

test('whatever is accepted, every view has an answer for everybody', () => {
  const accepted = new Map<string, number>();
  const seen = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  fc.assert(
    fc.property(fc.nat(2 ** 31 - 1), anyDeeds(DEEDS), (start, deeds) => {
      let state = anyTournament(diceOf(start));
      for (const [index, deed] of deeds.entries()) {
        const asked = anyCommand(state, diceOf(deed));
        if (asked === undefined) continue;
        const before = state;
        state = done(state, asked);
        if (state === before) continue;
        count(accepted, asked.type);
        if (index % LOOKS_EVERY === 0) lookAtEverything(state, undefined, [{ role: 'director' }]);
      }
      lookAtEverything(state, (view, role) => count(seen, `${role} ${view}`));
    }),
    { numRuns: RUNS },
  );
  // It has seen what it speaks of: every kind of command passed, every view was shown to somebody besides the director.
  expect(DONE_BY_SOMEBODY.filter((type) => (accepted.get(type) ?? 0) < 3)).toEqual([]);
  for (const view of ['ranking', 'traveller', 'explanation', 'scorecard', 'frequencies', 'hands'])
    expect(seen.get(`public ${view}`), view).toBeGreaterThan(20);
});
