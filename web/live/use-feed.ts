import { useSyncExternalStore } from 'react';
import { type FeedState, feedOf } from './feed.ts';

/** A number that changes whenever the tournament may have changed. */
export function useBeat(tournament: string): number {
  const feed = feedOf(tournament);
  return useSyncExternalStore(feed.subscribe, () => feed.beat);
}

export function useFeedState(tournament: string): FeedState {
  const feed = feedOf(tournament);
  return useSyncExternalStore(feed.subscribe, () => feed.state);
}
