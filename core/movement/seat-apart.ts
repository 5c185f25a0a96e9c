import { ok, type Result } from '../base/index.ts';
import type { Entrant } from './groups.ts';
import type { PairMovement } from './movement.ts';
import type { Random } from './random.ts';
import { linesOf, type Seating, seatField } from './seating.ts';

/** How often two entrants have met in earlier sessions. */
export type TimesMet = (one: string, other: string) => number;

/** Draws that are tried: the best is taken. A large field has so many ways out that one is enough. */
const TRIES = { small: 8, large: 1 } as const;
const LARGE_FIELD = 120;

/**
 * Draws a field for a later session so that pairs meet as many new opponents as can be, none more often than it must,
 * and lines and sections stay balanced as far as that leaves a choice (RTP 3.5.3, 3.5.5.1).
 */
export function seatApart(
  entrants: readonly Entrant[],
  movement: PairMovement,
  met: TimesMet,
  random: Random,
): Result<readonly Seating[]> {
  const tries = entrants.length > LARGE_FIELD ? TRIES.large : TRIES.small;
  let best: { readonly seats: readonly Seating[]; readonly cost: number } | undefined;
  for (let attempt = 0; attempt < tries; attempt++) {
    const drawn = seatField(entrants, [movement], random);
    if (!drawn.ok) return drawn;
    const found = exchanged(drawn.value, movement, met);
    if (best === undefined || found.cost < best.cost) best = found;
  }
  return ok(best?.seats ?? []);
}

/** The numbers that each number meets, as often as it does. */
function opponentsOf(movement: PairMovement): ReadonlyMap<number, readonly number[]> {
  const opponents = new Map<number, number[]>();
  const add = (one: number, other: number): Map<number, number[]> =>
    opponents.set(one, [...(opponents.get(one) ?? []), other]);
  for (const { ns, ew } of movement.rounds.flatMap(({ tables }) => tables)) {
    add(ns, ew);
    add(ew, ns);
  }
  return opponents;
}

/** A second meeting is to be avoided, a third much more; the balance of lines decides between what is equal there. */
const COST = { again: 1_000, oftener: 1_000_000 } as const;

const costOfMeeting = (times: number): number =>
  times === 0 ? 0 : times === 1 ? COST.again : COST.oftener * times;

/** Exchanges two at a time while that is better; who cannot move stays. */
function exchanged(
  drawn: readonly Seating[],
  movement: PairMovement,
  met: TimesMet,
): { readonly seats: readonly Seating[]; readonly cost: number } {
  const opponents = opponentsOf(movement);
  const lines = linesOf(movement);
  const holder = new Map(drawn.map(({ number, entrant }) => [number, entrant]));
  const ofNumber = (number: number): number => {
    const own = holder.get(number);
    if (own === undefined) return 0;
    return (opponents.get(number) ?? []).reduce((sum, other) => {
      const opponent = holder.get(other);
      return opponent === undefined ? sum : sum + costOfMeeting(met(own.id, opponent.id));
    }, 0);
  };
  const unevenness = (): number => {
    const means = lines.map((numbers) => {
      const indexes = numbers.flatMap((number) => holder.get(number)?.valueIndex ?? []);
      return indexes.reduce((sum, index) => sum + index, 0) / Math.max(1, indexes.length);
    });
    const most = Math.max(1, ...[...holder.values()].map(({ valueIndex }) => valueIndex));
    // Less than one meeting, whatever the figures are.
    return means.length === 0 ? 0 : (Math.max(...means) - Math.min(...means)) / most;
  };
  const swap = (one: number, other: number): void => {
    const [first, second] = [holder.get(one), holder.get(other)];
    if (first === undefined || second === undefined) return;
    holder.set(one, second).set(other, first);
  };
  const free = drawn.filter(({ entrant }) => entrant.cannotMove !== true).map(({ number }) => number);
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (const [index, one] of free.entries()) {
      for (const other of free.slice(index + 1)) {
        const before = ofNumber(one) + ofNumber(other) + unevenness();
        swap(one, other);
        if (ofNumber(one) + ofNumber(other) + unevenness() < before - Number.EPSILON * before)
          isBetter = true;
        else swap(one, other);
      }
    }
  }
  const seats = drawn.flatMap(({ number }) => {
    const entrant = holder.get(number);
    return entrant === undefined ? [] : [{ number, entrant }];
  });
  return { seats, cost: seats.reduce((sum, { number }) => sum + ofNumber(number), 0) / 2 + unevenness() };
}
