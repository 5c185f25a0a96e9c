import { type Fault, fail } from '../base/index.ts';

/** What a message is about, by name. */
export type Params = Readonly<Record<string, string | number>>;

/** Something a director may let pass with a reason: it is asked, and recorded when confirmed. */
export interface Finding {
  readonly code: string;
  readonly message: string;
  readonly clause?: string;
  /** The particulars, for a translated message. */
  readonly params?: Params;
  /** It is departed from for a reason that goes on record, or for force majeure alone. */
  readonly asks?: 'reason' | 'force-majeure';
}

/** Why a command or a request to see something was refused. */
export interface Refusal extends Fault {
  /** The rule that forbids it, where one does. */
  readonly clause?: string;
  /** The particulars, for a translated message. */
  readonly params?: Params;
  /** `changed-meanwhile`: the result that stands now, `null` when none does. */
  readonly stands?: string | null;
  /** `to-confirm`: the command passes when it names these codes in `confirmed`. */
  readonly findings?: readonly Finding[];
  /** `stood-on`: the later facts that rest on the one to be undone. */
  readonly facts?: readonly number[];
}

export type Refused = { readonly ok: false; readonly error: Refusal };

export const refuse = (code: string, message: string, more: Omit<Refusal, 'code' | 'message'> = {}) =>
  fail<Refusal>({ code, message, ...more });

/** Somebody else may. */
export const notForYou = (message: string): Refused => refuse('not-for-you', message);
