import { pick, seeded } from './random.ts';
import { type Change, changesAt } from './replan-changes.ts';
import { Assessor, type Sore } from './replan-cost.ts';
import type { DraftRound, Room } from './replan-draft.ts';

/** Passes over the sore tables before a descent is called off. */
const MOST_STEPS = 50;
/** Descents from shaken copies of the best plan. */
const KICKS = 10;

const copy = (rounds: readonly DraftRound[]): DraftRound[] =>
  rounds.map(({ tables, waiting }) => ({
    tables: tables.map((table) => ({ ...table })),
    waiting: [...waiting],
  }));

/** Takes the best change at each sore table in turn, again and again, until none helps. */
function descend(rounds: DraftRound[], assessor: Assessor, room: Room): number {
  let cost = assessor.assess(rounds);
  for (let step = 0; step < MOST_STEPS; step++) {
    const before = cost;
    const sore: Sore[] = [];
    assessor.assess(rounds, sore);
    for (const [index, at] of sore) {
      const round = rounds[index];
      if (round === undefined) continue;
      let best: Change | undefined;
      const reckon = assessor.whileChanging(rounds, index);
      for (const change of changesAt(round, at, room)) {
        const undo = change();
        const found = reckon(cost);
        undo();
        if (found < cost) [best, cost] = [change, found];
      }
      best?.();
    }
    if (cost === before) return cost;
  }
  return cost;
}

/**
 * Changes the plan until the damage is as small as found: descents from the old plan and from shaken copies of the best.
 * Always with the same outcome.
 */
export function leastDamage(start: readonly DraftRound[], room: Room): readonly DraftRound[] {
  const random = seeded(start.length);
  const assessor = new Assessor(room);
  let best = copy(start);
  let least = descend(best, assessor, room);
  for (let kick = 0; kick < KICKS; kick++) {
    const candidate = copy(best);
    const sore: Sore[] = [];
    assessor.assess(candidate, sore);
    const [index, at] = sore[pick(random, sore.length)] ?? [-1, -1];
    const round = candidate[index];
    if (round === undefined) break;
    const changes = changesAt(round, at, room);
    changes[pick(random, changes.length)]?.();
    const found = descend(candidate, assessor, room);
    if (found < least) [best, least] = [candidate, found];
  }
  return best;
}
