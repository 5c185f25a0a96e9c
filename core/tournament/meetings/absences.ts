import {
  type AbsenceLimits,
  type AbsenceRules,
  absenceLimits,
  type PlaceTakenAs,
  reserveEnters,
} from '../../regulation/index.ts';
import { roundEndsAt } from '../clock/clock.ts';
import { minutesAfter, secondsBetween } from '../clock/corrections.ts';
import { reservesLeft } from '../format/phase-reserves.ts';
import type { ContestantId, SectionId } from '../meeting.ts';
import { profileOf } from '../settings-defaults.ts';
import type { Absence, SectionState, SessionState, Tournament } from '../state.ts';
import { type MissedBoard, missedBoards } from './missed-boards.ts';
import { calledRound, holderIn, numberOf } from './schedule.ts';

/* A contestant that is not there: how long it is waited for, and who plays in its place. */

/** When play of a session should have begun. */
const startOfPlay = ({ startsAt, openedAt }: SessionState, { rounds }: SectionState) =>
  startsAt ?? rounds.get(1)?.startedAt ?? openedAt;

/** When a contestant that is not there is out, by the regulation; nothing before the session has a start. */
export function limitsOf(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
): (AbsenceLimits & { readonly rules: AbsenceRules; readonly start: string }) | undefined {
  const rules = profileOf(tournament.settings).absence;
  const start = startOfPlay(session, section);
  if (rules === undefined || start === undefined) return undefined;
  const ends = roundEndsAt(tournament, session, section, 1, start);
  return { ...absenceLimits(rules, start, ends), rules, start };
}

/** Who took a place last, and as what. */
const takenLast = ({ exchanged }: SectionState, holder: ContestantId): PlaceTakenAs | undefined =>
  exchanged?.findLast(({ contestants, as }) => as !== undefined && contestants[1] === holder)?.as;

/** Until when a pair of circumstance may ask to stay in the event (RTP 2.2.2.2); nothing for anybody else. */
export function mayStayUntil(tournament: Tournament, contestant: ContestantId): string | undefined {
  const minutes = profileOf(tournament.settings).absence?.standIn.mayStay;
  const stoodIn = [...tournament.sessions.values()].find(({ sections }) =>
    [...sections.values()].some((section) => takenLast(section, contestant) === 'stand-in'),
  );
  return minutes === undefined || stoodIn?.publishedAt === undefined
    ? undefined
    : minutesAfter(stoodIn.publishedAt, minutes);
}

/** A contestant that was not there, and everything its director has to know. */
export interface AbsenceView {
  readonly contestant: ContestantId;
  readonly section: SectionId;
  readonly noted: string;
  /** When it came after all. */
  readonly came?: string;
  /** By how many completed minutes it was late when it came. */
  readonly minutesLate?: number;
  /** When play should have begun. */
  readonly start?: string;
  readonly limits?: AbsenceLimits & { readonly clause: string };
  /** Who plays in its place. */
  readonly holder?: { readonly contestant: ContestantId; readonly as: PlaceTakenAs };
  /** It is out: withdrawn or excluded. */
  readonly isOut: boolean;
  /** Those who can still be called, in their order, and by which rule. */
  readonly reserves: readonly ContestantId[];
  /** The round in which a reserve enters that comes now; none when it is too late. */
  readonly enters?: number;
  /** It may have its place back from the reserve, by this rule. */
  readonly mayReturn?: string;
  /** Boards that were lost at its place. */
  readonly lost: readonly MissedBoard[];
  /** Until when a pair of circumstance may ask to stay. */
  readonly mayStayUntil?: string;
}

function absenceView(
  tournament: Tournament,
  session: SessionState,
  { contestant, at, came }: Absence,
): AbsenceView | undefined {
  const section = numberOf(session, contestant)?.section;
  if (section === undefined) return undefined;
  const limits = limitsOf(tournament, session, section);
  const start = startOfPlay(session, section);
  const called = calledRound(section);
  const holder = holderIn(section, contestant, section.movement.rounds.length);
  const as = holder === contestant ? undefined : takenLast(section, holder);
  const enters = limits === undefined ? undefined : reserveEnters(limits.rules, called);
  const back = as === 'reserve' && called < 2 ? limits?.rules.back : undefined;
  const stay = as === 'stand-in' ? mayStayUntil(tournament, holder) : undefined;
  return {
    contestant,
    section: section.section,
    noted: at,
    ...(came === undefined ? {} : { came }),
    ...(came === undefined || start === undefined
      ? {}
      : { minutesLate: Math.max(0, Math.floor(secondsBetween(start, came) / 60)) }),
    ...(start === undefined ? {} : { start }),
    ...(limits === undefined
      ? {}
      : { limits: { outFrom: limits.outFrom, outBy: limits.outBy, clause: limits.rules.clause } }),
    ...(as === undefined ? {} : { holder: { contestant: holder, as } }),
    isOut: tournament.contestants.get(contestant)?.withdrawn !== undefined,
    reserves: reservesLeft(tournament, session, contestant),
    ...(enters === undefined ? {} : { enters }),
    ...(back === undefined ? {} : { mayReturn: back }),
    lost: missedBoards(tournament, session, holder).filter(({ isOver }) => isOver),
    ...(stay === undefined ? {} : { mayStayUntil: stay }),
  };
}

/** Everybody who was not there when play of the session began. */
export const absencesOf = (tournament: Tournament, session: SessionState): readonly AbsenceView[] =>
  (session.absences ?? []).flatMap((absence) => absenceView(tournament, session, absence) ?? []);
