import { useSyncExternalStore } from 'react';
import type { Concern } from './concern.ts';
import { type FeedState, feedOf } from './feed.ts';

/** A number that grows whenever the tournament may have changed in what it concerns. */
export function useBeat(tournament: string, concern: Concern = 'anything'): number {
  const feed = feedOf(tournament);
  return useSyncExternalStore(feed.subscribe, () => feed.beatOf(concern));
}

export function useFeedState(tournament: string): FeedState {
  const feed = feedOf(tournament);
  return useSyncExternalStore(feed.subscribe, () => feed.state);
}
