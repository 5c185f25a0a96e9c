import {
  type ContestantId,
  lastRoundBegun,
  type SessionState,
  type Tournament,
  type WayForPairs,
  waysForPairs,
} from 'naipe/tournament';
import { useEffect, useRef, useState } from 'react';

/** All that the ways depend on. A result that comes in changes none of it. */
const keyOf = ({ settings }: Tournament, session: SessionState, pairs: readonly ContestantId[]): string =>
  JSON.stringify([
    pairs,
    settings.profile,
    settings.minutesPerBoard,
    session.status,
    [...session.sections.values()].map((section) => [
      section.section,
      lastRoundBegun(session, section),
      section.movement.rounds.length,
      section.movement.vacant,
      [...section.seating],
    ]),
  ]);

/** The ways to seat pairs: nothing while they are worked out, which takes a moment in a large room. */
export function useWaysForPairs(
  record: Tournament,
  session: SessionState,
  pairs: readonly ContestantId[],
  reason: string,
): readonly WayForPairs[] | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly ways: readonly WayForPairs[] }>();
  const key = keyOf(record, session, pairs);
  const latest = useRef({ record, session, pairs, reason });
  latest.current = { record, session, pairs, reason };
  useEffect(() => {
    // What is on the page is drawn first.
    const timer = setTimeout(() => {
      const { record, session, pairs, reason } = latest.current;
      setFound({ key, ways: waysForPairs(record, session, pairs, reason) });
    });
    return () => clearTimeout(timer);
  }, [key]);
  return found?.key === key ? found.ways : undefined;
}
