import type { Seat } from '../../../game/index.ts';
import type { Happening } from '../../happening/happening.ts';
import type { Irregularity } from '../../ruling/irregularity.ts';
import type { TableRefusal } from '../../ruling/refused.ts';
import type { Table } from '../../table/table.ts';

export type HappeningType = Happening['type'];
/** The happening of that type. */
export type HappeningOf<Type extends HappeningType> = Extract<Happening, { readonly type: Type }>;

/** What becomes of the table when something happens at it and no open question hears it. */
export interface Taken {
  /** The same table where it changes nothing. */
  readonly table: Table;
  /** What a law has to deal with. */
  readonly irregularity?: Irregularity | undefined;
  /** What it amounts to, looked at in its place. */
  readonly instead?: Happening | undefined;
}

/** What the Laws make of something that can happen. */
export interface Rule<Kind extends Happening> {
  /** It happens in the play: without one there is nothing to look at. */
  readonly inPlay?: true;
  /** It is a lead: what has to be asked before somebody leads comes first. */
  readonly leads?: true;
  /** Why it cannot have happened: what it speaks of does not exist, or a duty says otherwise. */
  readonly refusal?: (table: Table, happening: Kind) => TableRefusal | undefined;
  readonly taken: (table: Table, happening: Kind) => Taken;
}

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
