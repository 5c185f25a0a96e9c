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
