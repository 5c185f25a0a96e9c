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

export interface SendTask {
  readonly role: 'send';
  readonly prepared: Prepared;
  readonly seconds: number;
}

export interface TellTask {
  readonly role: 'tell';
}

/** What the tables saw. */
export interface Sent {
  readonly sent: number;
  readonly failed: number;
  readonly acknowledged: readonly string[];
  /** From when a command should have been sent until it was acknowledged. */
  readonly milliseconds: readonly number[];
  /** The last version acknowledged. */
  readonly version: number;
}

/** What the listeners heard. */
export interface Heard {
  /** The version that each was told last. */
  readonly last: readonly number[];
  readonly events: number;
  readonly bytes: number;
}
