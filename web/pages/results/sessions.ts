import type { Overview, SessionNumber, SessionOverview } from 'naipe/tournament';
import { useSearchParams } from 'wouter';

/** The sessions that have begun. */
export const begunSessions = ({ sessions }: Pick<Overview, 'sessions'>): readonly SessionOverview[] =>
  sessions.filter(({ status }) => status !== 'planned');

/** The session whose boards are looked at: the one asked for, else the latest that has begun, else the first. */
export const sessionOf = (
  overview: Pick<Overview, 'sessions'>,
  asked: SessionNumber | undefined,
): SessionOverview | undefined => {
  const begun = begunSessions(overview);
  return begun.find(({ session }) => session === asked) ?? begun.at(-1) ?? overview.sessions[0];
};

/** The session that the address names. */
export function useAskedSession(): SessionNumber | undefined {
  const [search] = useSearchParams();
  const text = search.get('session');
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}
