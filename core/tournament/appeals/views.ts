import { ok, type Result } from '../../base/index.ts';
import { type CaseNumber, type CaseState, rulingToldAt } from '../cases/case.ts';
import type { CaseView } from '../cases/views.ts';
import type { SessionNumber } from '../meeting.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { GivenPenalty, SessionState, Tournament } from '../state.ts';
import { type ContestantName, contestantName } from '../views/shared.ts';
import { type AppealState, isDeposited, isPending, mayGoToCommittee } from './appeal.ts';
import { appealUntil, councilUntil, type Deadline, ownRulingUntil } from './deadlines.ts';
import { gainersOf, type Panel, panelFor } from './panel.ts';

/** An appeal as the director has it. */
export type AppealView = AppealState & {
  readonly appellant: ContestantName;
  readonly pending: boolean;
  /** The director in charge has ruled on the Law: that may go to the committee (Law 93B1). */
  readonly toCommittee: boolean;
  /** Who would hear it now. */
  readonly panel: Panel;
  /** Nothing is homologated before it is decided. */
  readonly suspensive: boolean;
  /** Under the regulation it is not considered without a deposit. */
  readonly depositDue: boolean;
  /** Who would wait for the decision, where a qualification hangs on it (ROP 4.14). */
  readonly gains: readonly ContestantName[];
  readonly winnerWaits: boolean;
  /** It can be taken to the council of justice, until then (RTP 3.8.3, ROP 4.14). */
  readonly council?: Deadline;
};

export const appealsOf = ({ appeals = [] }: SessionState, number: CaseNumber): readonly AppealState[] =>
  appeals.filter((each) => 'case' in each && each.case === number);

export function appealView(tournament: Tournament, session: SessionState, appeal: AppealState): AppealView {
  const { suspensive, deposit, winnerWaits } = profileOf(tournament.settings).appeals;
  const council =
    appeal.further === undefined && appeal.withdrawn === undefined
      ? councilUntil(tournament, session, appeal)
      : undefined;
  return {
    ...appeal,
    appellant: contestantName(tournament, appeal.contestant),
    pending: isPending(appeal),
    toCommittee: mayGoToCommittee(appeal),
    panel: panelFor(tournament, session, appeal),
    suspensive,
    depositDue: deposit && !isDeposited(appeal) && isPending(appeal),
    gains: gainersOf(tournament, session, appeal).map((each) => contestantName(tournament, each)),
    winnerWaits,
    ...(council === undefined ? {} : { council }),
  };
}

/** The clocks of a case that was ruled on: until when the director changes it, and players appeal, and go further. */
export function clocksOf(
  tournament: Tournament,
  session: SessionState,
  kept: CaseState,
): readonly Deadline[] {
  const last = kept.rulings.at(-1);
  if (last === undefined) return [];
  const own = ownRulingUntil(tournament, session);
  const further = appealsOf(session, kept.number)
    .filter(({ further: taken, withdrawn }) => taken === undefined && withdrawn === undefined)
    .flatMap((appeal) => councilUntil(tournament, session, appeal) ?? []);
  return [
    ...(own === undefined ? [] : [own]),
    appealUntil(tournament, session, { at: rulingToldAt(last), place: kept }),
    ...further,
  ];
}

/** Does an appeal keep the results of these sessions from being final (RTP 3.8.1)? */
export const isHeldUp = (tournament: Tournament, sessions: readonly SessionState[]): boolean =>
  profileOf(tournament.settings).appeals.suspensive &&
  sessions.some(({ appeals = [] }) => appeals.some(isPending));

/** An appeal as it is passed on: with the case or the penalty, the hand, and what the director adds (RTP 3.8.1). */
export interface AppealPaperView {
  readonly session: SessionNumber;
  readonly appeal: AppealView;
  readonly case?: CaseView;
  readonly penalty?: GivenPenalty;
}

/** The paper of an appeal; its case is told by whoever knows how a case is shown. */
export function appealPaperView(
  tournament: Tournament,
  session: SessionState,
  wanted: number,
  caseOf: (number: CaseNumber) => Result<CaseView, Refusal>,
): Result<AppealPaperView, Refusal> {
  const appeal = session.appeals?.find(({ number }) => number === wanted);
  if (appeal === undefined)
    return refuse('no-such-appeal', `There is no appeal ${wanted}.`, { params: { appeal: wanted } });
  const view = { session: session.session, appeal: appealView(tournament, session, appeal) };
  if ('case' in appeal) {
    const told = caseOf(appeal.case);
    return told.ok ? ok({ ...view, case: told.value }) : told;
  }
  const penalty = session.penalties.find(({ sequence }) => sequence === appeal.penalty);
  return ok(penalty === undefined ? view : { ...view, penalty });
}
