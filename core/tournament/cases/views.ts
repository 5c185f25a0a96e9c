import { ok, type Result } from '../../base/index.ts';
import { printDeal, type Seat, type Vulnerability } from '../../game/index.ts';
import type { LawsEdition } from '../../laws/index.ts';
import type { CommitteeMember } from '../appeals/appeal.ts';
import { isPending } from '../appeals/appeal.ts';
import type { Deadline } from '../appeals/deadlines.ts';
import { type AppealView, appealsOf, appealView, clocksOf } from '../appeals/views.ts';
import type { DirectorCall } from '../calls/call.ts';
import { type TimeKept, timesKept } from '../clock/time-kept.ts';
import { sidesOfScore } from '../corrections.ts';
import type { InCharge, LoggedIncident } from '../directing/log.ts';
import type { MeetingBoard, SectionId, SessionNumber } from '../meeting.ts';
import { conditionsAt } from '../meetings/marking.ts';
import { isPostponed, meetingAt, playAt } from '../meetings/schedule.ts';
import { isRoundOver, roundOfTable } from '../meetings/table-round.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';
import type { Makeable } from '../views/makeable.ts';
import {
  type AdjustmentView,
  adjustmentView,
  type ContestantName,
  contestantName,
  type ResultView,
  resultView,
} from '../views/shared.ts';
import type { CaseNote, CaseNumber, CaseRuling, CaseState, CaseStatus, CaseTold } from './case.ts';
import { type LawRuledOn, lawsRuledOn } from './laws-ruled-on.ts';
import { type CaseOutcome, outcomeOf, writtenBefore } from './outcome.ts';
import { tellCase } from './tell.ts';

/** Who sits at a table; in an individual North and East are named first. */
export interface SidesNamed {
  readonly ns?: ContestantName;
  readonly ew?: ContestantName;
}

/** A case in a list. */
export interface CaseLine extends MeetingBoard, SidesNamed {
  readonly case: CaseNumber;
  readonly status: CaseStatus;
  readonly openedAt: string;
  readonly changedAt: string;
  readonly directors: readonly string[];
  readonly irregularities: CaseOutcome['irregularities'];
  /** What it rests on, by what was told and by what was ruled. */
  readonly clauses: readonly string[];
  readonly rulings: readonly CaseRuling[];
}

/** Every case of the tournament, the latest first, and how often each law was ruled on. */
export interface CasesView {
  readonly cases: readonly CaseLine[];
  readonly laws: readonly LawRuledOn[];
}

/** How the round of a board stands for those who play it: not over, because the board was put off, or over. */
export type RoundIs = 'open' | 'kept-open' | 'over';

/** A case with everything that a director needs to go on with it. */
export interface CaseView extends CaseLine, Makeable {
  readonly edition: LawsEdition;
  readonly screens: boolean;
  readonly dealer: Seat;
  readonly vulnerable: Vulnerability;
  readonly told: CaseTold;
  /** What a further change builds on. */
  readonly latest: string;
  readonly changedBy: string;
  readonly notes: readonly CaseNote[];
  /** The hands of the record. */
  readonly deal?: string;
  /** They are kept from a director who has still to play the board. */
  readonly handsHidden?: true;
  readonly result?: ResultView;
  readonly adjustment?: AdjustmentView;
  /** What was written before this case changed it. */
  readonly before?: string;
  /** Is the round over for its players (Law 8B)? On it hangs what can be done about revokes, claims and tricks (Laws 64B5, 69A, 79B). */
  readonly roundIs: RoundIs;
  readonly outcome?: CaseOutcome;
  readonly appeals: readonly AppealView[];
  /** Until when it is changed, appealed against, and taken further. */
  readonly clocks: readonly Deadline[];
  /** Why it cannot be told any more: the hand record was changed, or the Laws are. */
  readonly fault?: Refusal;
}

/** A table that waits for the director. */
export interface CallLine extends DirectorCall, SidesNamed {
  readonly session: SessionNumber;
  readonly section: SectionId;
  readonly round: number;
  readonly boards: readonly number[];
  /** The case that is told of it. */
  readonly case?: CaseNumber;
  /** It was postponed, and the board is over now. */
  readonly due?: true;
}

/** Something of a case that lasts: until the board is over, or to be looked at then. */
export interface CaseReminder extends MeetingBoard {
  readonly case: CaseNumber;
  readonly lasting: CaseOutcome['duties'][number];
}

/** An appeal that waits: at which board, unless it is against a penalty alone. */
export type PendingAppeal = AppealView & {
  readonly session: SessionNumber;
  readonly place?: MeetingBoard;
};

/** What a director has to do now, wherever he is. */
export interface DirectingView {
  readonly session?: SessionNumber;
  /** Appeals of any session that are not decided yet. */
  readonly appeals: readonly PendingAppeal[];
  /** Who hears them, in order. */
  readonly committee: readonly CommitteeMember[];
  /** How many sit, and how many the regulation has named before the start. */
  readonly committeeRules: {
    readonly members: number;
    readonly named?: number;
    readonly clause: string;
    readonly mustSit: boolean;
  };
  /** Who directs in the director's place. */
  readonly inCharge?: InCharge;
  /** Whoever asks is entered as a player himself (RTP 2.1.1, ROP 4.1). */
  readonly playsFor?: ContestantName;
  /** The log of the session, the latest first. */
  readonly incidents: readonly LoggedIncident[];
  /** Tables whose time a director keeps (RTP 2.3.7). */
  readonly timesKept: readonly TimeKept[];
  /** The longest waiting first; those that are postponed last. */
  readonly calls: readonly CallLine[];
  readonly cases: readonly CaseLine[];
  /** What binds players at boards that are still played. */
  readonly duties: readonly CaseReminder[];
  /** What is to be looked at again, now that the result is in. */
  readonly reminders: readonly CaseReminder[];
}

const placeOf = ({ section, round, table, board }: CaseState, session: number): MeetingBoard => ({
  session,
  section,
  round,
  table,
  board,
});

export function sidesAt(
  tournament: Tournament,
  session: SessionState,
  at: Omit<MeetingBoard, 'session'>,
): SidesNamed {
  const sat = sidesOfScore(tournament, session, at);
  const seated = { session, round: at.round, section: at.section, table: at.table };
  return {
    ...(sat.ns === undefined ? {} : { ns: contestantName(tournament, sat.ns, seated) }),
    ...(sat.ew === undefined ? {} : { ew: contestantName(tournament, sat.ew, seated) }),
  };
}

/** What the Laws make of a case on the board as it stands. */
function outcomeIn(session: SessionState, kept: CaseState): CaseOutcome | Refusal {
  const told = tellCase(kept, session.deals.get(kept.board));
  if (!told.ok) return told.error;
  return outcomeOf(told.value.table, writtenBefore(kept, playAt(session, kept)?.recorded?.result));
}

function roundOf(tournament: Tournament, session: SessionState, at: MeetingBoard): RoundIs {
  if (isPostponed(session, at, at.board)) return 'kept-open';
  const section = session.sections.get(at.section);
  const meeting = meetingAt(tournament, session, at);
  if (section === undefined || meeting === undefined) return 'over';
  return isRoundOver(tournament, session, section, meeting) ? 'over' : 'open';
}

const isOutcome = (outcome: CaseOutcome | Refusal): outcome is CaseOutcome => 'waits' in outcome;

function caseLine(tournament: Tournament, session: SessionState, kept: CaseState): CaseLine {
  const outcome = outcomeIn(session, kept);
  const at = placeOf(kept, session.session);
  const { number, status, openedAt, changedAt, directors, rulings } = kept;
  return {
    ...at,
    ...sidesAt(tournament, session, at),
    case: number,
    status,
    openedAt,
    changedAt,
    directors,
    irregularities: isOutcome(outcome) ? outcome.irregularities : [],
    clauses: [
      ...new Set([
        ...(isOutcome(outcome) ? outcome.clauses : []),
        ...rulings.flatMap(({ clauses }) => clauses),
      ]),
    ],
    rulings,
  };
}

const casesOf = ({ cases }: SessionState): readonly CaseState[] => [...(cases?.values() ?? [])];

export function casesView(tournament: Tournament): CasesView {
  const cases = [...tournament.sessions.values()]
    .flatMap((session) => casesOf(session).map((kept) => caseLine(tournament, session, kept)))
    .sort((one, other) => other.case - one.case);
  return { cases, laws: lawsRuledOn(cases) };
}

export function caseView(
  tournament: Tournament,
  session: SessionState,
  wanted: CaseNumber,
): Result<CaseView, Refusal> {
  const kept = session.cases?.get(wanted);
  if (kept === undefined)
    return refuse('no-such-case', `There is no case ${wanted} in session ${session.session}.`, {
      params: { case: wanted },
    });
  const at = placeOf(kept, session.session);
  const play = playAt(session, at);
  const outcome = outcomeIn(session, kept);
  const deal = session.deals.get(kept.board);
  const conditions = conditionsAt(session, at);
  const before = writtenBefore(kept, play?.recorded?.result);
  return ok({
    ...caseLine(tournament, session, kept),
    edition: kept.edition,
    screens: tournament.settings.screens,
    ...conditions,
    told: kept.told,
    latest: kept.latest,
    changedBy: kept.changedBy,
    notes: kept.notes,
    ...(deal === undefined ? {} : { deal: printDeal(deal, conditions.dealer) }),
    ...(play === undefined ? {} : { ...resultView(play), ...adjustmentView(play) }),
    ...(before === undefined ? {} : { before }),
    roundIs: roundOf(tournament, session, at),
    appeals: appealsOf(session, wanted).map((appeal) => appealView(tournament, session, appeal)),
    clocks: clocksOf(tournament, session, kept),
    ...(isOutcome(outcome) ? { outcome } : { fault: outcome }),
  });
}

/** A case as a director sees it who has still to play the board: what was told, without who holds what. */
export function withoutHands({ deal: _, told, outcome: __, ...view }: CaseView): CaseView {
  const { hands: ___, ...setup } = told.setup;
  return { ...view, told: { ...told, setup }, handsHidden: true };
}

/** Things that last, of cases that are not closed. */
function reminders(session: SessionState, kind: 'duties' | 'reviews'): readonly CaseReminder[] {
  return casesOf(session).flatMap((kept) => {
    const outcome = outcomeIn(session, kept);
    if (kept.status === 'closed' || !isOutcome(outcome)) return [];
    const isOver = playAt(session, kept) !== undefined;
    if (isOver !== (kind === 'reviews')) return [];
    const at = placeOf(kept, session.session);
    return outcome[kind].map((lasting) => ({ ...at, case: kept.number, lasting }));
  });
}

function callLines(tournament: Tournament, session: SessionState): readonly CallLine[] {
  return [...session.sections.values()].flatMap((section) =>
    [...section.calls.values()].map((call): CallLine => {
      const { table, board } = call;
      const round = roundOfTable(tournament, session, section, table);
      const at = { session: session.session, section: section.section, round, table };
      const meeting = meetingAt(tournament, session, at);
      const told = casesOf(session).find(
        (each) =>
          each.status === 'open' &&
          each.section === section.section &&
          each.table === table &&
          each.round === round &&
          (board === undefined || each.board === board),
      );
      const isOver = board !== undefined && playAt(session, { ...at, board }) !== undefined;
      return {
        ...call,
        ...at,
        boards: meeting?.boards ?? [],
        ...sidesAt(tournament, session, { ...at, board: board ?? meeting?.boards[0] ?? 0 }),
        ...(told === undefined ? {} : { case: told.number }),
        ...(call.postponed !== undefined && isOver ? { due: true } : {}),
      };
    }),
  );
}

/** Those that wait come first, then those that are postponed, each by how long it has waited. */
const inTurn = (one: CallLine, other: CallLine): number => {
  const waits = (call: CallLine): number => (call.postponed === undefined || call.due === true ? 0 : 1);
  return waits(one) - waits(other) || one.since.localeCompare(other.since);
};

function committeeRules({ settings }: Tournament): DirectingView['committeeRules'] {
  const { members, named, clause, mustSit } = profileOf(settings).appeals.committee;
  return {
    members,
    ...(named === undefined ? {} : { named }),
    clause,
    mustSit: mustSit === 'always' || (mustSit === 'official' && settings.official),
  };
}

const pendingAppeals = (tournament: Tournament): DirectingView['appeals'] =>
  [...tournament.sessions.values()].flatMap((session) =>
    (session.appeals ?? []).filter(isPending).map((appeal): PendingAppeal => {
      const kept = 'case' in appeal ? session.cases?.get(appeal.case) : undefined;
      return {
        ...appealView(tournament, session, appeal),
        session: session.session,
        ...(kept === undefined ? {} : { place: placeOf(kept, session.session) }),
      };
    }),
  );

export function directingView(tournament: Tournament, session: SessionState | undefined): DirectingView {
  const [inCharge] = (tournament.inCharge ?? []).slice(-1);
  const heard = {
    appeals: pendingAppeals(tournament),
    committee: tournament.committee?.members ?? [],
    committeeRules: committeeRules(tournament),
    ...(inCharge === undefined ? {} : { inCharge }),
    incidents: [...(session?.incidents ?? [])].reverse(),
  };
  if (session === undefined)
    return { ...heard, timesKept: [], calls: [], cases: [], duties: [], reminders: [] };
  return {
    ...heard,
    session: session.session,
    timesKept: timesKept(session),
    calls: callLines(tournament, session).toSorted(inTurn),
    cases: casesOf(session)
      .filter(({ status }) => status === 'open')
      .map((kept) => caseLine(tournament, session, kept)),
    duties: reminders(session, 'duties'),
    reminders: reminders(session, 'reviews'),
  };
}
