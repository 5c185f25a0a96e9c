import { otherSide, type Seat, type Side, sideOf } from '../game/index.ts';
import type { TrickRight } from './65-arrangement-of-tricks.ts';
import type { LawsEdition } from './editions.ts';
import { type History, hasPlayedTo, isOver } from './tricks/history.ts';

/** What a player wants to see. */
export type Inspection =
  /** All cards of the trick just finished; he may have turned his own over. */
  | { readonly what: 'whole-trick'; readonly trick: number; readonly ownTurned: boolean }
  /** His own card of it. */
  | { readonly what: 'own-card'; readonly trick: number }
  /** Any finished trick. */
  | { readonly what: 'quitted-trick'; readonly trick: number; readonly directorInstructs: boolean };

const answer = (allowed: boolean, clause: string): TrickRight => ({
  allowed,
  clauses: [clause],
  unauthorised: undefined,
});

/** Until 2007 a card led by anybody ends the right to look at one's own last card; in 2017 one's own side's. */
function isTooLateForOwnCard(edition: LawsEdition, history: History, by: Seat, trick: number): boolean {
  const own = sideOf(by);
  const mine = hasPlayedTo(history, own, trick + 1);
  return edition === 2017 ? mine : mine || hasPlayedTo(history, otherSide(own), trick + 1);
}

/** Laws 66A to 66D: may the player look? Dummy may not, while play goes on. */
export function mayInspect(edition: LawsEdition, history: History, by: Seat, asked: Inspection): TrickRight {
  if (isOver(history)) return answer(true, '66D');
  switch (asked.what) {
    case 'whole-trick': {
      const inTime = !hasPlayedTo(history, sideOf(by), asked.trick + 1) && !asked.ownTurned;
      return answer(inTime && by !== history.dummy, '66A');
    }
    case 'own-card':
      return answer(by !== history.dummy && !isTooLateForOwnCard(edition, history, by, asked.trick), '66B');
    case 'quitted-trick':
      return answer(asked.directorInstructs, '66C');
  }
}

/** Does alleging a revoke give a right to inspect? Never by itself. */
export const ALLEGATION_CLAUSE = { 1997: '61B', 2007: '62C3', 2017: '61C' } as const satisfies Record<
  LawsEdition,
  string
>;

/** Who mixed his cards after a revoke or a number of tricks was disputed, so that the facts are lost. */
export interface FactsLost {
  readonly mixedBy: readonly Seat[];
  /** Can the director still establish what happened? */
  readonly ascertainable: boolean;
}

/** Law 66D: the side in whose favour the director rules because the other made the facts unascertainable. */
export function ruledFor({ mixedBy, ascertainable }: FactsLost): Side | undefined {
  const sides = new Set(mixedBy.map(sideOf));
  const [first] = mixedBy;
  if (ascertainable || first === undefined) return undefined;
  // 2017 says so; earlier editions speak of one player, and not of what follows when both sides did.
  return sides.size === 1 ? otherSide(sideOf(first)) : undefined;
}
