import type { ViewName, ViewRequest } from 'naipe/tournament';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { client, viewAddress } from './client.ts';
import { useBeat } from './use-feed.ts';
import { createViewCache, type Held } from './view-cache.ts';

export const views = createViewCache(client);

/** A view of a tournament that stays true: what is known at once, what is new as soon as it comes. */
export function useView<V extends ViewName>(tournament: string, request: ViewRequest<V>): Held<V> {
  const address = viewAddress(request);
  const beat = useBeat(tournament);
  useEffect(() => void views.refresh(tournament, address, beat), [tournament, address, beat]);
  const subscribe = useCallback(
    (listener: () => void) => views.subscribe(tournament, address, listener),
    [tournament, address],
  );
  return useSyncExternalStore(subscribe, () => views.read(tournament, address)) as Held<V>;
}
