import { useCallback, useSyncExternalStore } from 'react';
import { type Answer, client, type SessionAnswer } from './client.ts';
import { views } from './use-view.ts';

let known: SessionAnswer | undefined;
let asking = false;
const listeners = new Set<() => void>();

function show(answer: SessionAnswer | undefined): void {
  known = answer;
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  if (asking) return;
  asking = true;
  const answer = await client.session();
  asking = false;
  if (answer.ok) show(answer.value);
}

export interface UsingSession {
  /** Who this browser is; nothing until the server has said so. */
  readonly session: SessionAnswer | undefined;
  /** Signs in or out by one of the client's ways; what the one before could see is forgotten. */
  readonly enter: <T>(signing: () => Promise<Answer<T>>) => Promise<Answer<T>>;
}

export function useSession(): UsingSession {
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    if (known === undefined) void ask();
    return () => {
      listeners.delete(listener);
    };
  }, []);
  const session = useSyncExternalStore(subscribe, () => known);
  async function enter<T>(signing: () => Promise<Answer<T>>): Promise<Answer<T>> {
    const answer = await signing();
    if (answer.ok) {
      await ask();
      views.forgetAll();
    }
    return answer;
  }
  return { session, enter };
}
