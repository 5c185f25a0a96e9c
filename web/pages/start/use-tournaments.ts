import type { Overview } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { type Answer, client, type TournamentSummary } from '../../live/index.ts';

type Listed = Answer<{ readonly tournaments: readonly TournamentSummary[] }>;

const AGAIN_MILLISECONDS = 30_000;

/** Does something now, and again every so often while somebody looks. */
function useNowAndThen(what: () => void): void {
  useEffect(() => {
    const whenSeen = () => {
      if (document.visibilityState === 'visible') what();
    };
    what();
    const timer = setInterval(whenSeen, AGAIN_MILLISECONDS);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [what]);
}

/** The tournaments of this server. What was known stays while the server is away. */
export function useTournaments(): Listed | undefined {
  const [listed, setListed] = useState<Listed>();
  const [read] = useState(
    () => () =>
      void client
        .tournaments()
        .then((answer) => setListed((before) => (!answer.ok && before?.ok === true ? before : answer))),
  );
  useNowAndThen(read);
  return listed;
}

/** What anybody may know of a tournament. A visitor who only looks in keeps no line to the server open. */
export function useOverview(tournament: string): Overview | undefined {
  const [overview, setOverview] = useState<Overview>();
  const [read] = useState(
    () => () =>
      void client.view(tournament, '/views/overview', null).then((answer) => {
        if (answer.ok && !answer.value.unchanged) setOverview(answer.value.view as Overview);
      }),
  );
  useNowAndThen(read);
  return overview;
}
