import type { Overview, RankingTime, SessionOverview } from 'naipe/tournament';
import { useSession } from '../../live/index.ts';
import { begunSessions } from './sessions.ts';

const isOver = ({ status }: SessionOverview): boolean => status === 'closed' || status === 'published';

/** Is anything known of it: a result of a board, or a match as a whole? */
const hasResults = ({ resultsIn, matchesIn = 0 }: SessionOverview): boolean => resultsIn + matchesIn > 0;

const isPastFirstRound = (session: SessionOverview): boolean =>
  hasResults(session) && session.sections.every(({ clock }) => clock === undefined || clock.round > 1);

/** What the ranking waits for; nothing when it may be asked for. The server has the last word. */
export function rankingWaitsFor(
  { settings, sessions }: Pick<Overview, 'settings' | 'sessions'>,
  asked: readonly SessionOverview[] = begunSessions({ sessions }),
): RankingTime | undefined {
  const { showRanking } = settings;
  switch (showRanking) {
    case 'live':
      return asked.some(hasResults) ? undefined : showRanking;
    case 'after-each-round':
      return asked.some((session) => isOver(session) || isPastFirstRound(session)) ? undefined : showRanking;
    case 'after-session':
      return asked.some(isOver) ? undefined : showRanking;
    case 'when-published':
      return asked.some(({ status }) => status === 'published') ? undefined : showRanking;
  }
}

/** May the boards of a session be asked for now? One by one during play when the organiser shows them as they are over. */
export function boardsShown({ settings }: Pick<Overview, 'settings'>, session: SessionOverview): boolean {
  switch (settings.showTraveller) {
    case 'after-agreement':
      return session.status !== 'planned';
    case 'after-session':
      return isOver(session);
    case 'when-published':
      return session.status === 'published';
  }
}

/** Nothing is kept from the director. */
export const useIsDirector = (): boolean | undefined => {
  const { session } = useSession();
  return session === undefined ? undefined : session.viewer.role === 'director';
};
