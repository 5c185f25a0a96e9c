import type { CaseNumber, CaseState } from '../cases/case.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import { type ContestantName, contestantName } from '../views/shared.ts';
import { type AppealState, isPending } from './appeal.ts';
import { appealUntil, councilUntil, type Deadline, ownRulingUntil } from './deadlines.ts';
import { type Panel, panelFor } from './panel.ts';

/** An appeal as the director has it. */
export interface AppealView extends AppealState {
  readonly appellant: ContestantName;
  readonly pending: boolean;
  /** Who would hear it now. */
  readonly panel: Panel;
  /** Nothing is homologated before it is decided. */
  readonly suspensive: boolean;
  /** Under the regulation it is not considered without a deposit. */
  readonly depositDue: boolean;
}

export const appealsOf = ({ appeals = [] }: SessionState, number: CaseNumber): readonly AppealState[] =>
  appeals.filter((each) => each.case === number);

export function appealView(tournament: Tournament, session: SessionState, appeal: AppealState): AppealView {
  const { suspensive, deposit } = profileOf(tournament.settings).appeals;
  return {
    ...appeal,
    appellant: contestantName(tournament, appeal.contestant),
    pending: isPending(appeal),
    panel: panelFor(tournament, session, appeal),
    suspensive,
    depositDue: deposit && appeal.depositAt === undefined && isPending(appeal),
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
    .flatMap(({ decisions }) => decisions.slice(-1))
    .flatMap((decision) => councilUntil(tournament, decision) ?? []);
  return [
    ...(own === undefined ? [] : [own]),
    appealUntil(tournament, session, { at: last.at, place: kept }),
    ...further,
  ];
}

/** Does an appeal keep the results of these sessions from being final (RTP 3.8.1)? */
export const isHeldUp = (tournament: Tournament, sessions: readonly SessionState[]): boolean =>
  profileOf(tournament.settings).appeals.suspensive &&
  sessions.some(({ appeals = [] }) => appeals.some(isPending));
