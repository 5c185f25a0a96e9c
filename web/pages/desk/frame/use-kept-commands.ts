import { useEffect } from 'react';
import { deskQueueOf, useDeskQueue, useSession } from '../../../live/index.ts';

/** How long after it arrived something typed is to be seen in its place at the latest. */
const SHOWN_MILLISECONDS = 2000;

/** What the director sent that waits or came back refused; who is signed out is asked to sign in. */
export function useKeptCommands(tournament: string, version: number) {
  const { items, stuck, signedOut } = useDeskQueue(tournament);
  const { refresh } = useSession();
  useEffect(() => {
    const timer = setTimeout(() => deskQueueOf(tournament).seen(version), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [tournament, version]);
  useEffect(() => {
    if (signedOut) void refresh();
  }, [signedOut, refresh]);
  return {
    stuck,
    waiting: items.filter(({ state }) => state.kind === 'pending').length,
    refused: items.filter(({ state }) => state.kind === 'refused'),
  };
}
