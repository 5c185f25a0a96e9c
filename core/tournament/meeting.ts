import type { Side } from '../game/index.ts';

/** The number of a contestant in the tournament, as its scorecard bears it: `12`. */
export type ContestantId = string;

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

/** The round that a meeting of this key is in. */
export const roundOfKey = (key: MeetingKey): number => Number(key.split('/').at(-2));
