import type { Overview } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { type Answer, client, type SignedIn, type ViewAnswer } from './client.ts';
import { type OwnPlace, ownPlaceOf } from './own-place.ts';
import { useSession } from './use-session.ts';

const tournamentOf = (viewer: SignedIn | undefined): string | undefined =>
  viewer?.role === 'table' || viewer?.role === 'player' ? viewer.tournament : undefined;

const overviewIn = (answer: Answer<ViewAnswer>): Overview | undefined =>
  answer.ok && !answer.value.unchanged ? (answer.value.view as Overview) : undefined;

/** Where this phone belongs this evening; `asked` until that is known. */
export function useOwnPlace(): OwnPlace | 'asked' | undefined {
  const { session, isAway } = useSession();
  const viewer = session?.viewer;
  const tournament = tournamentOf(viewer);
  const [found, setFound] = useState<{ readonly of: string; readonly overview: Overview | undefined }>();
  useEffect(() => {
    if (tournament === undefined) return;
    void client
      .view(tournament, '/views/overview', null)
      .then((answer) => setFound({ of: tournament, overview: overviewIn(answer) }));
  }, [tournament]);
  if (viewer === undefined) return isAway ? undefined : 'asked';
  if (tournament === undefined) return undefined;
  return found?.of === tournament ? ownPlaceOf(viewer, found.overview) : 'asked';
}
