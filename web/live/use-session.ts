import { useCallback, useSyncExternalStore } from 'react';
import { type Answer, client, type SessionAnswer } from './client.ts';
import { views } from './use-view.ts';

/** Nobody answered: until somebody does, the page knows nothing to show. */
const ASK_AGAIN_AFTER = 3000;

let known: SessionAnswer | undefined;
/** Counts what was asked and done: an answer that comes after something newer is not taken. */
let latest = 0;
const listeners = new Set<() => void>();

function show(answer: SessionAnswer): void {
  known = answer;
  for (const listener of listeners) listener();
}

async function ask(): Promise<void> {
  const asked = ++latest;
  const answer = await client.session();
  if (asked !== latest) return;
  if (answer.ok) show(answer.value);
  else if (known === undefined && listeners.size > 0) setTimeout(() => void ask(), ASK_AGAIN_AFTER);
}

/** Signs in or out by one of the client's ways; what the one before could see is forgotten. */
async function enter(signing: () => Promise<Answer<SessionAnswer>>): Promise<Answer<SessionAnswer>> {
  const answer = await signing();
  if (answer.ok) {
    latest++;
    show(answer.value);
    views.forgetAll();
  }
  return answer;
}

export interface UsingSession {
  /** Who this browser is; nothing until the server has said so. */
  readonly session: SessionAnswer | undefined;
  readonly enter: typeof enter;
  /** Asks the server again. */
  readonly refresh: () => Promise<void>;
}

export function useSession(): UsingSession {
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    if (known === undefined) void ask();
    return () => {
      listeners.delete(listener);
    };
  }, []);
  return { session: useSyncExternalStore(subscribe, () => known), enter, refresh: ask };
}
