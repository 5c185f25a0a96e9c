import type { PairMovement } from './movement.ts';

/** A vacant number that is taken plays from now on, ranked with those who begin in its direction. */
export function fillVacancy(movement: PairMovement, number: number): PairMovement {
  if (!movement.vacant.includes(number)) return movement;
  const tables = movement.rounds[0]?.tables ?? [];
  const sitsNS = tables.some(({ ns }) => ns === number);
  const comrades = new Set(tables.map(({ ns, ew }) => (sitsNS ? ns : ew)));
  const mine = Math.max(
    0,
    movement.rankings.findIndex((ranking) => ranking.some((other) => comrades.has(other))),
  );
  return {
    ...movement,
    pairs: movement.pairs + 1,
    vacant: movement.vacant.filter((other) => other !== number),
    rankings: movement.rankings.map((ranking, index) =>
      index === mine ? [...ranking, number].sort((a, b) => a - b) : ranking,
    ),
  };
}
