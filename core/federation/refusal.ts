import { type Fault, fail } from '../base/index.ts';
import type { Breach } from '../regulation/index.ts';

/** Why the federation refuses a command: a code, a sentence, and the clauses where a regulation refuses it. */
export interface FederationRefusal extends Fault {
  readonly clause?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** What the regulation finds wrong, each with its clause. */
  readonly breaches?: readonly Breach[];
}

/** The refusal as an answer. */
export const refuse = (
  code: string,
  message: string,
  more: Omit<FederationRefusal, 'code' | 'message'> = {},
) => fail<FederationRefusal>({ code, message, ...more });

export const noSuchEvent = (event: number) =>
  refuse('no-such-event', `There is no event ${event}.`, { params: { event } });
export const noSuchEntry = (entry: number) =>
  refuse('no-such-entry', `The event has no entry ${entry}.`, { params: { entry } });

export const changedSince = () =>
  refuse('changed-since', 'Somebody has changed this since you opened it. Open it again.');
export const homologatedAlready = () => refuse('homologated-already', 'The results of the event are final.');

/** Their sentences, each with its clause. */
export const told = (breaches: readonly Breach[]): string =>
  breaches.map(({ message, clause }) => `${message} (${clause})`).join(' ');
