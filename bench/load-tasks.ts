import type { Prepared } from './load-prepare.ts';

export interface ServerTask {
  readonly role: 'server';
  readonly folder: string;
  /** The address of a PostgreSQL database, where several serve. */
  readonly database?: string;
}

/** So many listen to a tournament at a server. */
export interface ListenGroup {
  readonly address: string;
  readonly tournament: string;
  readonly listeners: number;
  readonly watchers: number;
}

export interface ListenTask {
  readonly role: 'listen';
  readonly groups: readonly ListenGroup[];
}

/** Asks for the results as a file, again and again. */
export interface ReadTask {
  readonly role: 'read';
  readonly address: string;
  readonly tournament: string;
  readonly readers: number;
}

export interface SendTask {
  readonly role: 'send';
  readonly prepared: readonly Prepared[];
  /** Each table sends to the next of them. */
  readonly addresses: readonly string[];
  readonly seconds: number;
}

/** Asks the listeners what they heard. */
export interface TellTask {
  readonly role: 'tell';
  /** When each version of each tournament was acknowledged, in milliseconds since 1970; 0 for those of before the burst. */
  readonly acknowledgedAt: Readonly<Record<string, readonly number[]>>;
}

/** What the tables saw. */
export interface Sent {
  readonly sent: number;
  readonly failed: number;
  readonly acknowledged: readonly string[];
  /** From when a command should have been sent until it was acknowledged. */
  readonly milliseconds: readonly number[];
  /** When each version was acknowledged, in milliseconds since 1970. */
  readonly acknowledgedAt: readonly (readonly [tournament: string, version: number, at: number])[];
}

/** What the listeners heard. */
export interface Heard {
  readonly listeners: number;
  /** How many of them were told the last version of their tournament. */
  readonly current: number;
  readonly events: number;
  readonly bytes: number;
  /** How many times a listener, and a screen with the ranking, had heard of a fact so many milliseconds after it. */
  readonly listenersAfter: readonly number[];
  readonly screensAfter: readonly number[];
}
