import type { Prepared } from './load-prepare.ts';

export interface ServerTask {
  readonly role: 'server';
  readonly folder: string;
}

export interface ListenTask {
  readonly role: 'listen';
  readonly address: string;
  readonly tournament: string;
  readonly listeners: number;
  readonly watchers: number;
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
  readonly prepared: Prepared;
  readonly seconds: number;
}

/** Asks the listeners what they heard. */
export interface TellTask {
  readonly role: 'tell';
  /** When each version was acknowledged, in milliseconds since 1970; 0 for those of before the burst. */
  readonly acknowledgedAt: readonly number[];
}

/** What the tables saw. */
export interface Sent {
  readonly sent: number;
  readonly failed: number;
  readonly acknowledged: readonly string[];
  /** From when a command should have been sent until it was acknowledged. */
  readonly milliseconds: readonly number[];
  /** When each version was acknowledged, in milliseconds since 1970. */
  readonly acknowledgedAt: readonly (readonly [version: number, at: number])[];
}

/** What the listeners heard. */
export interface Heard {
  /** The version that each was told last. */
  readonly last: readonly number[];
  readonly events: number;
  readonly bytes: number;
  /** How many times a listener, and a screen with the ranking, had heard of a fact so many milliseconds after it. */
  readonly listenersAfter: readonly number[];
  readonly screensAfter: readonly number[];
}
