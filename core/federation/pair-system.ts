import {
  type Breach,
  classifySystem,
  type MaterialChange,
  type SystemClass,
  type SystemMaterial,
} from '../regulation/index.ts';
import type { EventEntry } from './event.ts';
import type { PersonNumber } from './person.ts';
import type { Federation } from './state.ts';

/** A system as a pair has written it down: one for both partners (RTP 2.1.3.1). */
export interface PairSystem extends SystemMaterial {
  /** The lower number of the register first. */
  readonly players: readonly [PersonNumber, PersonNumber];
}

/** A system as it was handed in for an event, and what was changed since. */
export interface DeliveredSystem extends PairSystem {
  /** When it was first handed in; after a late change of what it is, when that was. */
  readonly delivered: string;
  /** What was changed after the deadline: told to the director and the opponents (RTP 2.1.3.4). */
  readonly late?: readonly (MaterialChange & { readonly time: string })[];
  readonly checked?: SystemCheck;
}

/** What a director found when he looked at it. */
export interface SystemCheck {
  readonly allowed: boolean;
  readonly note: string;
  readonly by: string;
  readonly time: string;
}

/** A defence that was handed in against another entry (RTP 2.1.3.5). */
export interface WrittenDefence {
  readonly players: readonly [PersonNumber, PersonNumber];
  readonly against: number;
  readonly text: string;
  readonly time: string;
}

/** Two players in the order in which a pair is kept, by the numbers that count today. */
export function pairOf(
  { merged }: Federation,
  players: readonly PersonNumber[],
): readonly [PersonNumber, PersonNumber] | undefined {
  const [one, other, third] = players.map((player) => merged.get(player) ?? player).sort((a, b) => a - b);
  return one === undefined || other === undefined || third !== undefined || one === other
    ? undefined
    : [one, other];
}

/** Under which a pair's system is kept. */
export const pairKey = (players: readonly [PersonNumber, PersonNumber]): string => players.join('-');

/** The system that a pair has written down. */
export function systemOfPair(
  federation: Federation,
  players: readonly PersonNumber[],
): PairSystem | undefined {
  const pair = pairOf(federation, players);
  return pair === undefined ? undefined : federation.systems.get(pairKey(pair));
}

/** The system that a pair has handed in for an event. */
export function deliveredBy(
  federation: Federation,
  { systems = [] }: EventEntry,
  players: readonly PersonNumber[],
): DeliveredSystem | undefined {
  const pair = pairOf(federation, players);
  return systems.find((each) => pair !== undefined && pairKey(each.players) === pairKey(pair));
}

/** The colour of a system and whether it has Brown conventions, as it is declared on entry. */
export const declaredAs = ({ colour, brown }: SystemClass): NonNullable<EventEntry['system']> => ({
  colour,
  brown: brown.length > 0,
});

/** Whether a system is highly unusual, or has Brown conventions, or ones against which defences are allowed all the same. */
export function admitsDefences({ answers }: SystemMaterial): boolean {
  const { colour, brown, defencesAllowed } = classifySystem(answers);
  return colour === 'yellow' || brown.length > 0 || defencesAllowed.length > 0;
}

/** RTP 2.1.2.5: what may not be agreed at all. */
export const forbiddenIn = ({ answers }: SystemMaterial): readonly Breach[] =>
  classifySystem(answers).forbidden.map(({ code, clause, message, params }) => ({
    code,
    clause,
    message,
    params,
  }));

/** The systems or defences of an entry with one of them otherwise, by its pair. */
export const withPairs = <T extends { readonly players: readonly [PersonNumber, PersonNumber] }>(
  all: readonly T[] | undefined,
  each: T,
  isSame: (other: T) => boolean = (other) => pairKey(other.players) === pairKey(each.players),
): readonly T[] => [...(all ?? []).filter((other) => !isSame(other)), each];
