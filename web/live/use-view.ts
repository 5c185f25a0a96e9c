import type { ViewName, ViewRequest } from 'naipe/tournament';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { client, publicClient, viewAddress } from './client.ts';
import { concernOf } from './concern.ts';
import { useBeat } from './use-feed.ts';
import { createViewCache, type Held, type ViewCache } from './view-cache.ts';

export const views = createViewCache(client);
const publicViews = createViewCache(publicClient);

/** A view of a tournament that stays true: what is known at once, what is new as soon as it comes. */
export const useView = <V extends ViewName>(tournament: string, request: ViewRequest<V>): Held<V> =>
  useViewFrom(views, tournament, request);

/** A view as everyone may see it, for what a whole room looks at, whoever is signed in on this computer. */
export const usePublicView = <V extends ViewName>(tournament: string, request: ViewRequest<V>): Held<V> =>
  useViewFrom(publicViews, tournament, request);

function useViewFrom<V extends ViewName>(
  cache: ViewCache,
  tournament: string,
  request: ViewRequest<V>,
): Held<V> {
  const address = viewAddress(request);
  const beat = useBeat(tournament, concernOf(request as ViewRequest));
  useEffect(() => void cache.refresh(tournament, address, beat), [cache, tournament, address, beat]);
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(tournament, address, listener),
    [cache, tournament, address],
  );
  return useSyncExternalStore(subscribe, () => cache.read(tournament, address)) as Held<V>;
}
