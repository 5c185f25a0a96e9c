import type { Seat, Side } from '../game/index.ts';

/** The number of a contestant in the tournament, as its scorecard bears it: `12`. */
export type ContestantId = string;

/** Who sits on a side of a table: a contestant, or two players of an individual, North or East first: `3+7` (Law 4). */
export type Sitting = ContestantId | `${ContestantId}+${ContestantId}`;

export const partnership = (first: ContestantId, second: ContestantId): Sitting => `${first}+${second}`;

/** The contestants of a side: one, or the two players of an individual in the order of their seats. */
export const sittersOf = (sitting: Sitting | undefined): readonly ContestantId[] =>
  sitting === undefined ? [] : sitting.split('+');

export const sitsIn = (sitting: Sitting | undefined, contestant: ContestantId): boolean =>
  sittersOf(sitting).includes(contestant);

interface Sides {
  readonly ns?: Sitting | undefined;
  readonly ew?: Sitting | undefined;
}

/** Does the contestant sit at a table, on either side? */
export const sitsAt = ({ ns, ew }: Sides, contestant: ContestantId): boolean =>
  sitsIn(ns, contestant) || sitsIn(ew, contestant);

/** Everybody at a table, North–South first. */
export const everybodyAt = ({ ns, ew }: Sides): readonly ContestantId[] => [
  ...sittersOf(ns),
  ...sittersOf(ew),
];

const SEATS = { NS: ['N', 'S'], EW: ['E', 'W'] } as const satisfies Record<Side, readonly Seat[]>;

/** A player of an individual at his table: his seat and his partner. */
export interface PlayerSeat {
  readonly seat: Seat;
  readonly partner: ContestantId;
}

/** Where a player of an individual sits, and with whom; nothing where contestants are more than one person. */
export function playerSeat({ ns, ew }: Sides, contestant: ContestantId): PlayerSeat | undefined {
  const side: Side = sitsIn(ns, contestant) ? 'NS' : 'EW';
  const sitting = sittersOf(side === 'NS' ? ns : ew);
  const at = sitting.indexOf(contestant);
  const [seat, partner] = [SEATS[side][at], sitting[1 - at]];
  return seat === undefined || partner === undefined ? undefined : { seat, partner };
}

/** Who would sit in two seats of one table, if anybody. */
export const twiceAt = (sides: { readonly ns: Sitting; readonly ew: Sitting }): ContestantId | undefined =>
  everybodyAt(sides).find((contestant, seat, all) => all.indexOf(contestant) !== seat);

export type SessionNumber = number;

/** The letter of a section: `A`. A session without sections has one. */
export type SectionId = string;

/** One table in one round of a session. */
export interface Meeting {
  readonly session: SessionNumber;
  readonly section: SectionId;
  readonly round: number;
  readonly table: number;
}

/** One board at one table in one round. */
export interface MeetingBoard extends Meeting {
  readonly board: number;
}

/** Who entered a result: a side of the table, or the director. */
export type Party = Side | 'director';

/** A meeting within its session, as a key: `A/3/5` is section A, round 3, table 5. */
export type MeetingKey = `${SectionId}/${number}/${number}`;

export const meetingKey = ({ section, round, table }: Omit<Meeting, 'session'>): MeetingKey =>
  `${section}/${round}/${table}`;

export function meetingOfKey(key: MeetingKey): Omit<Meeting, 'session'> {
  const [section = '', round, table] = key.split('/');
  return { section, round: Number(round), table: Number(table) };
}

/** The round that a meeting of this key is in. */
export const roundOfKey = (key: MeetingKey): number => Number(key.split('/').at(-2));
