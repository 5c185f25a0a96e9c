/**
 * What a function answers when failing is an expected outcome: bad notation, an illegal call, a refused command.
 * Throwing is kept for bugs.
 */
export type Result<T, E = Fault> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Why something was refused: a stable code for programs, a sentence for people. */
export interface Fault {
  readonly code: string;
  readonly message: string;
}

/** Why a text could not be read: also where (an offset from 0), what stood there and what was expected. */
export interface ParseFault extends Fault {
  readonly at: number;
  readonly found: string;
  readonly expected: string;
}

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** For values that the program itself wrote and that can only be wrong through a bug. */
export function orThrow<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.error.message);
}

/** The end of an exhaustive `switch`: the compiler proves that it is not reached. */
export function never(value: never): never {
  throw new Error(`Unexpected value: ${String(value)}`);
}
