import type { Overview } from 'naipe/tournament';
import type { TournamentSummary } from '../../live/index.ts';

/** The tournaments by what a visitor wants of them. */
export interface Evenings {
  /** In play, or between two sessions. */
  readonly now: readonly TournamentSummary[];
  /** Being set up for today or later, the soonest first. */
  readonly coming: readonly TournamentSummary[];
  /** Played, the latest first. */
  readonly played: readonly TournamentSummary[];
}

const MOST = { coming: 3, played: 3 } as const;

const byDate = (a: TournamentSummary, b: TournamentSummary): number => a.date.localeCompare(b.date);

/** What is on: of what comes and of what was, only the nearest. `today` is written as dates are, `2026-03-14`. */
export function eveningsOf(tournaments: readonly TournamentSummary[], today: string): Evenings {
  const of = (...statuses: readonly TournamentSummary['status'][]) =>
    tournaments.filter(({ status }) => statuses.includes(status));
  return {
    now: of('playing', 'between-sessions').toSorted(byDate),
    coming: of('set-up')
      .filter(({ date }) => date >= today)
      .toSorted(byDate)
      .slice(0, MOST.coming),
    played: of('over', 'published').toSorted(byDate).toReversed().slice(0, MOST.played),
  };
}

/** How far an evening is: the round that most tables play, and the tables that play it. */
export function progressOf({ sessions }: Pick<Overview, 'sessions'>) {
  const sections = sessions.findLast(({ status }) => status === 'open')?.sections ?? [];
  const clock = sections.find((section) => section.clock !== undefined)?.clock;
  const tables = sections.reduce((sum, section) => sum + section.tables, 0);
  return { tables, clock };
}
