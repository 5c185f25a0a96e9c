import { type Movement, sitters } from './movement.ts';

/** A vacant number that is taken plays from now on, ranked with those who begin in its direction. */
export function fillVacancy(movement: Movement, number: number): Movement {
  if (!movement.vacant.includes(number)) return movement;
  const tables = movement.rounds[0]?.tables ?? [];
  const sitsNS = tables.some(({ ns }) => sitters(ns).includes(number));
  const comrades = new Set(tables.flatMap(({ ns, ew }) => sitters(sitsNS ? ns : ew)));
  const mine = Math.max(
    0,
    movement.rankings.findIndex((ranking) => ranking.some((other) => comrades.has(other))),
  );
  const filled = {
    vacant: movement.vacant.filter((other) => other !== number),
    rankings: movement.rankings.map((ranking, index) =>
      index === mine ? [...ranking, number].sort((a, b) => a - b) : ranking,
    ),
  };
  return movement.kind === 'individual'
    ? { ...movement, ...filled, players: movement.players + 1 }
    : { ...movement, ...filled, pairs: movement.pairs + 1 };
}
