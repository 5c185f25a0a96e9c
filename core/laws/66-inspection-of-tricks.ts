import { otherSide, type Seat, type Side, sideOf } from '../game/index.ts';
import { phaseOf } from './17-auction-period.ts';
import type { TrickRight } from './65-arrangement-of-tricks.ts';
import type { ClauseByEdition } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import { note, penaltyPossible } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import { playOf } from './table/play-state.ts';
import { tableRecord } from './table/record.ts';
import type { Table } from './table/table.ts';
import { type History, hasPlayedTo, historyOf, isOver } from './tricks/history.ts';

/** What a player wants to see. */
export type Inspection =
  /** All cards of the trick just finished; he may have turned his own over. */
  | { readonly what: 'whole-trick'; readonly trick: number; readonly ownTurned: boolean }
  /** His own card of it. */
  | { readonly what: 'own-card'; readonly trick: number }
  /** Any finished trick. */
  | { readonly what: 'quitted-trick'; readonly trick: number; readonly directorInstructs: boolean };

const answer = (allowed: boolean, clause: Clause): TrickRight => ({
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
export const ALLEGATION_CLAUSE: ClauseByEdition = { 1997: '61B', 2007: '62C3', 2017: '61C' };

type Asked = Irregular<'inspection'>;

/** Law 66: a player wants to see cards of a finished trick, or has looked at them. */
export function* trickInspected({ table, irregularity }: Scene<Asked>): Procedure {
  const { offender, looked, alleging } = irregularity;
  const params = { seat: offender };
  if (alleging && !isPlayOver(table))
    yield note('allegation-is-not-enough', ALLEGATION_CLAUSE[table.edition], params);
  const { allowed, clauses } = yield* rightTo(table, irregularity);
  const [clause = '66C'] = clauses;
  yield note(allowed ? 'may-inspect' : 'may-not-inspect', clause, params);
  if (allowed && clause === '66B') yield note('card-not-shown', clause, params);
  if (allowed && clause === '66D') yield note('own-cards-only', clause, params);
  // Quitted tricks may not be inspected (Law 66C); of the others the Law says what may.
  if (!allowed && looked)
    yield penaltyPossible(sideOf(offender), clause, clause === '66C' ? 'may-not' : undefined);
  return [];
}

const isPlayOver = (table: Table): boolean =>
  phaseOf(table) === 'over' || playOf(table).claimed !== undefined;

/** After the play all may look; while it goes on, a quitted trick only when the director says so. */
function* rightTo(table: Table, { offender, what, trick, turned, looked }: Asked): Telling<TrickRight> {
  if (isPlayOver(table)) return { allowed: true, clauses: ['66D'], unauthorised: undefined };
  const history = historyOf(tableRecord(table, playOf(table)));
  const may = (asked: Inspection): TrickRight => mayInspect(table.edition, history, offender, asked);
  switch (what) {
    case 'whole-trick':
      return may({ what, trick, ownTurned: turned });
    case 'own-card':
      return may({ what, trick });
    case 'quitted-trick': {
      const ordered = !looked && (yield* judged('inspection-ordered', '66C', { seat: offender }));
      return may({ what, trick, directorInstructs: ordered });
    }
  }
}

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

/** Law 66D: cards were mixed after a dispute. If the facts are lost by one side, the director rules for the other. */
export function* cardsMixed({ irregularity }: Scene<Irregular<'cards-mixed'>>): Procedure {
  const { seats } = irregularity;
  const clause = '66D';
  const ascertainable = yield* judged('facts-known', clause, {});
  const side = ruledFor({ mixedBy: seats, ascertainable });
  if (ascertainable) yield note('ruled-on-the-facts', clause);
  else if (side === undefined) yield note('facts-lost', '85B');
  else yield note('ruled-for', clause, { side });
  return [];
}
