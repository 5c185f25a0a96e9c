import type { Seat } from '../../../game/index.ts';
import type { Happening } from '../../happening/happening.ts';

export type { HappeningOf, HappeningType } from '../../happening/happening.ts';
export type { Rule, Taken } from '../../table/table.ts';

/** A step of a case: how it is written, and what it tells. */
export interface StepForm {
  readonly example: string;
  readonly tells: string;
}

/** How something that can happen is read from a step of a case, `W tucks D9`, and written back. */
export interface Step<Kind extends Happening> {
  /** As the page about cases shows it. */
  readonly forms: readonly StepForm[];
  /** By the word that says what the player did, from the words after it. */
  readonly verbs?: Readonly<Record<string, (seat: Seat, said: readonly string[]) => Kind | undefined>>;
  /** From the one word after the player, where no word says what he did: a call, a card. */
  readonly bare?: (seat: Seat, word: string) => Kind | undefined;
  /** From a text that names no player. */
  readonly whole?: Readonly<Record<string, Kind>>;
  /** Made of what several players did at the same moment. */
  readonly together?: (told: readonly Happening[]) => Kind | undefined;
  /** In words; dummy's seat for what dummy does. */
  readonly write: (happening: Kind, dummy: Seat) => string;
}

/** What is said in a step, without what is not. */
export const words = (...said: readonly (string | number | false | undefined)[]): string =>
  said.filter((word) => word !== false && word !== undefined).join(' ');
