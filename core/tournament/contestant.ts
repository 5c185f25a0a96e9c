import { type PlayerCategory, type PlayerTier, rtpPairValue } from '../regulation/index.ts';
import type { ContestantId } from './meeting.ts';

export interface Player {
  readonly name: string;
  /** Licence or club number. */
  readonly id?: string;
  /** The tier of the player's category, 1 the highest: what a substitute is compared with (RTP 1.3.4); 4 is without a category, which the ROP alone tells from the third. */
  readonly tier?: PlayerTier;
  /** What a handicap goes by (RTP 3.5.4). */
  readonly category?: PlayerCategory;
  /** The place in the ranking list: who is captain, and which club a team is named by (RTP 2.3.3, 3.6.3). */
  readonly rank?: number;
  readonly club?: string;
  /** The regional association that he is registered with (RTP 3.1.3.3). */
  readonly region?: string;
  /** He was used in the phase or event through which the team qualified (RTP 3.6.4). */
  readonly qualified?: true;
  /** What mixed events need to know. */
  readonly sex?: 'F' | 'M';
  /** His own value index, of which a team's is made (RTP 3.6.2). */
  readonly valueIndex?: number;
}

export type Partners = readonly [Player, Player];

/** Who competes: all contestants of a tournament are of one kind. */
export const CONTESTANT_KINDS = ['pair', 'team', 'player'] as const;
export type ContestantKind = (typeof CONTESTANT_KINDS)[number];

const CALLED: Readonly<Record<ContestantKind, string>> = { pair: 'Pair', team: 'Team', player: 'Player' };

/** A contestant as a sentence begins with it: `Pair 6`, `Team 6`. */
export const calledIn = (
  { settings }: { readonly settings: { readonly contestants: ContestantKind } },
  contestant: ContestantId,
): string => `${CALLED[settings.contestants]} ${contestant}`;

interface Entry {
  readonly contestant: ContestantId;
  readonly valueIndex?: number;
}

export interface PairEntry extends Entry {
  readonly kind: 'pair';
  readonly players: Partners;
  /** The third player of a triplet: two of the three play at a time (RTP 3.5.2). */
  readonly third?: Player;
  /** Per cent added to what the pair makes, where the organiser gives every pair its own: `2.5`. */
  readonly handicap?: string;
  /** What it brings from an earlier phase that was another tournament: its score there, and what is carried over of it. */
  readonly brought?: { readonly score: string; readonly amount: string };
  /** A pair that cannot move: it needs a fixed seat (RTP 3.5.3). */
  readonly stationary?: boolean;
  /** Stands by, to be called in this order when another pair does not come (RTP 2.1.10, ROP 4.4). */
  readonly reserve?: number;
}

export interface TeamEntry extends Entry {
  readonly kind: 'team';
  readonly name: string;
  readonly club?: string;
  readonly region?: string;
  readonly nation?: string;
  /** Four to eight. */
  readonly players: readonly Player[];
  /** Which of the players, or somebody who does not play. */
  readonly captain: number | Player;
  readonly pairs?: readonly PairOfTeam[];
  /** Stands by: it plays when another does not come (RTP 2.1.10). */
  readonly reserve?: true;
  /** Somebody of the team cannot move: its open room is at this table. */
  readonly fixedTable?: number;
}

/** Two players of a team and what they play. */
export interface PairOfTeam {
  /** By their places in the entry, from 0. */
  readonly players: readonly [number, number];
  readonly system?: string;
  /** A highly unusual method (RTP 2.3.4.3). */
  readonly hum?: true;
}

export interface PlayerEntry extends Entry {
  readonly kind: 'player';
  readonly player: Player;
}

export type ContestantEntry = PairEntry | TeamEntry | PlayerEntry;

export type EntryOf<K extends ContestantKind> = Extract<ContestantEntry, { readonly kind: K }>;

type ChangesTo<E extends ContestantEntry> = Pick<E, 'kind' | 'contestant'> &
  Partial<Omit<E, 'kind' | 'contestant'>>;

/** What is otherwise in an entry; what it does not say stays. */
export type ContestantChanges = ChangesTo<PairEntry> | ChangesTo<TeamEntry> | ChangesTo<PlayerEntry>;

/** What can be taken from an entry again. */
export const CLEARED_OF_ENTRY = [
  'valueIndex',
  'third',
  'handicap',
  'club',
  'region',
  'nation',
  'pairs',
  'reserve',
  'fixedTable',
] as const;
export type ClearedOfEntry = (typeof CLEARED_OF_ENTRY)[number];

/** Everybody who is entered to play for a contestant. */
export function playersOf(entry: ContestantEntry): readonly Player[] {
  switch (entry.kind) {
    case 'player':
      return [entry.player];
    case 'team':
      return entry.players;
    case 'pair':
      return entry.third === undefined ? entry.players : [...entry.players, entry.third];
  }
}

/** The value index of a pair or triplet: as the organiser gives it, else as its players' own make it (RTP 3.5.2). */
export function pairValueOf({ valueIndex, players: [one, other], third }: PairEntry): number | undefined {
  if (valueIndex !== undefined) return valueIndex;
  if (one.valueIndex === undefined || other.valueIndex === undefined) return undefined;
  if (third === undefined) return rtpPairValue(one.valueIndex, other.valueIndex).toNumber();
  if (third.valueIndex === undefined) return undefined;
  return rtpPairValue(one.valueIndex, other.valueIndex, third.valueIndex).toNumber();
}

/** Known by their numbers where both have one, by their names otherwise. */
export const isSamePerson = (one: Player, other: Player): boolean =>
  one.id !== undefined && other.id !== undefined ? one.id === other.id : one.name === other.name;

/** The place of a pair among the reserves; nothing where it is none. */
export const reserveOf = (entry: ContestantEntry): number | undefined =>
  entry.kind === 'pair' ? entry.reserve : undefined;

/** What a contestant is called: its players by name, a team by its own. */
export function nameOf(entry: ContestantEntry): string {
  if (entry.kind === 'team') return entry.name;
  return playersOf(entry)
    .map(({ name }) => name)
    .join(', ');
}

/** One of its players, in the order of the entry. */
export const playerOf = (entry: ContestantEntry | undefined, index: number): Player | undefined =>
  entry === undefined ? undefined : playersOf(entry)[index];

/** The entry with what is otherwise in it, and without what was taken from it. */
export function changedEntry<E extends ContestantEntry>(
  before: E,
  {
    cleared = [],
    confirmed: _,
    ...changes
  }: ContestantChanges & {
    readonly cleared?: readonly ClearedOfEntry[];
    readonly confirmed?: readonly string[];
  },
): E {
  const kept = Object.entries(before).filter(([name]) => !(cleared as readonly string[]).includes(name));
  return { ...Object.fromEntries(kept), ...changes } as E;
}
