import { type Seat, sideOf } from '../game/index.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import { note, unauthorisedFor } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import type { Procedure, Scene } from './ruling/procedure.ts';
import { playOf } from './table/play-state.ts';
import { tableRecord } from './table/record.ts';
import { type History, hasPlayedTo, historyOf, trickOf } from './tricks/history.ts';

/** Law 65B: how a player lays down his card of a finished trick. */
export const directionOf = (player: Seat, winner: Seat) =>
  sideOf(player) === sideOf(winner)
    ? ({ clause: '65B1', towards: 'partner' } as const)
    : ({ clause: '65B2', towards: 'opponents' } as const);

/** May a player speak, or look; and if not, what may follow when he does. */
export interface TrickRight {
  readonly allowed: boolean;
  readonly clauses: readonly Clause[];
  /** Information that partner may not use, when he does so all the same. */
  readonly unauthorised: Clause | undefined;
}

const right = (allowed: boolean, clause: Clause, unauthorised?: Clause): TrickRight => ({
  allowed,
  clauses: [clause],
  unauthorised: allowed ? undefined : unauthorised,
});

const isLed = (history: History, trick: number): boolean =>
  hasPlayedTo(history, 'NS', trick) || hasPlayedTo(history, 'EW', trick);

/** May a player point out that a card of a finished trick lies the wrong way? */
export function mayPointOut(edition: LawsEdition, history: History, by: Seat, trick: number): TrickRight {
  if (trickOf(history, trick)?.won === undefined) throw new Error(`Trick ${trick} is not finished.`);
  switch (edition) {
    // No clause of its own: whoever may draw attention to an irregularity, and dummy may not during play.
    case 1997:
      return by === history.dummy ? right(false, '9A2(b)') : right(true, '9A2(a)');
    case 2007:
      return by === history.record.contract.declarer
        ? right(true, '65B3')
        : right(!isLed(history, trick + 1), '65B3', '16B');
    case 2017:
      return right(!hasPlayedTo(history, sideOf(by), trick + 1), '65B3', '16B');
  }
}

/** Law 65B: a card of a finished trick lies the wrong way. Who may say so, and until when, the editions differ. */
export function* cardPointedOut({ table, irregularity }: Scene<Irregular<'card-pointed-out'>>): Procedure {
  const { offender, by, trick } = irregularity;
  const history = historyOf(tableRecord(table, playOf(table)));
  const { allowed, clauses, unauthorised } = mayPointOut(table.edition, history, by, trick);
  const [clause = '65B'] = clauses;
  yield note(allowed ? 'may-point-out' : 'may-not-point-out', clause, { seat: by });
  if (unauthorised !== undefined) yield unauthorisedFor(by, 'remark', unauthorised);
  const winner = trickOf(history, trick)?.won?.seat;
  // Said rightly or not, the card is turned the way it belongs: the tricks are counted by it.
  if (winner !== undefined) {
    const direction = directionOf(offender, winner);
    yield note(`card-points-to-${direction.towards}`, direction.clause, { seat: offender });
  }
  // 1997: dummy draws attention to an irregularity during the play, which Law 43 does not let him do.
  return !allowed && by === history.dummy && unauthorised === undefined
    ? [{ type: 'dummy-acted', act: 'draws-attention' }]
    : [];
}

/** Law 65D: whoever disturbs his played cards before the result is agreed puts these rights at risk. */
export const atRiskWhenDisturbed = (
  edition: LawsEdition,
): { readonly clause: Clause; readonly rights: readonly string[] } => ({
  clause: '65D',
  rights:
    edition === 1997
      ? ['doubtful-trick', 'allege-revoke']
      : ['doubtful-trick', 'allege-revoke', 'deny-revoke'],
});

/** Law 65D: whoever disturbs his played cards puts rights of his at risk. */
export function* tricksDisturbed({ table, irregularity }: Scene<Irregular<'tricks-disturbed'>>): Procedure {
  const { offender } = irregularity;
  const { clause, rights } = atRiskWhenDisturbed(table.edition);
  yield note('keep-cards-in-order', clause, { seat: offender });
  for (const right of rights) yield { type: 'right-at-risk', seat: offender, right, clause };
  return [];
}
