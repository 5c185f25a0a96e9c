import type { LineUpView } from 'naipe/tournament';

type LineUpChoice = LineUpView['choices'][number];
export type Room = 'open' | 'closed';

/** Where a captain has put players so far, by their index. */
export type Picks = ReadonlyMap<number, Room>;

const ROOMS = ['open', 'closed'] as const;
const OF_A_PAIR = 2;

export const inRoom = (picks: Picks, room: Room): readonly number[] =>
  [...picks].filter(([, where]) => where === room).map(([player]) => player);

export const isWhole = (picks: Picks): boolean =>
  ROOMS.every((room) => inRoom(picks, room).length === OF_A_PAIR);

/** Puts a player into a room, or lets him rest. */
export function picked(picks: Picks, player: number, room: Room | undefined): Picks {
  const next = new Map(picks);
  if (room === undefined) next.delete(player);
  else next.set(player, room);
  return next;
}

/** The line-ups that are still possible with these picks. */
const leftWith = (choices: LineUpView['choices'], picks: Picks): LineUpView['choices'] =>
  choices.filter(({ lineUp }) =>
    ROOMS.every((room) => inRoom(picks, room).every((player) => lineUp[room].includes(player))),
  );

const isAllowed = ({ breaches }: LineUpChoice): boolean => breaches.length === 0;

/** May this player go there, so that some line-up remains that the rule allows? */
export const mayGo = (choices: LineUpView['choices'], picks: Picks, player: number, room: Room): boolean =>
  leftWith(choices, picked(picks, player, room)).some(isAllowed);

/** What speaks against the picks: what stands against every line-up that they leave, each clause once. */
export function objections(choices: LineUpView['choices'], picks: Picks): LineUpChoice['breaches'] {
  const left = leftWith(choices, picks);
  if (left.some(isAllowed)) return [];
  const all = left.flatMap(({ breaches }) => breaches);
  return all.filter(({ code }, at) => all.findIndex((other) => other.code === code) === at);
}

/** The line-up that the picks make, when they make one. */
export const lineUpOf = (choices: LineUpView['choices'], picks: Picks): LineUpChoice | undefined =>
  isWhole(picks) ? leftWith(choices, picks)[0] : undefined;

/** A line-up as picks, to be changed. */
export const picksOf = (lineUp: LineUpChoice['lineUp'] | undefined): Picks =>
  new Map(
    lineUp === undefined
      ? []
      : ROOMS.flatMap((room) => lineUp[room].map((player) => [player, room] as const)),
  );
