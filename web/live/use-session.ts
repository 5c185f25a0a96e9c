import { useCallback, useSyncExternalStore } from 'react';
import { type Answer, client, type SessionAnswer } from './client.ts';
import { onSignInEnded } from './feed.ts';
import { rememberedSession, rememberSession } from './remembered-session.ts';
import { views } from './use-view.ts';

/** Nobody answered: until somebody does, what was so last time holds. */
const ASK_AGAIN_AFTER = 3000;

interface Known {
  /** Who this browser is; nothing until that is known. */
  readonly session: SessionAnswer | undefined;
  /** Whether nobody has answered since the page was opened. */
  readonly isAway: boolean;
  /** Whoever was signed in here is no longer, and it was not done here. */
  readonly wasEnded: boolean;
}

let known: Known = { session: undefined, isAway: false, wasEnded: false };
/** Whether the server has said it since the page was opened. */
let isTold = false;
/** Counts what was asked and done: an answer that comes after something newer is not taken. */
let latest = 0;
const listeners = new Set<() => void>();

function show(now: Known): void {
  known = now;
  for (const listener of listeners) listener();
}

function hear(session: SessionAnswer, wasEnded: boolean): void {
  isTold = true;
  rememberSession(session);
  show({ session, isAway: false, wasEnded });
}

/** Nobody answered: a phone that was reloaded without a network stays where it was. */
function goOnWithout(): void {
  show({ ...known, session: known.session ?? rememberedSession(), isAway: true });
  if (listeners.size > 0) setTimeout(() => void ask(), ASK_AGAIN_AFTER);
}

async function ask(): Promise<void> {
  const asked = ++latest;
  const answer = await client.session();
  if (asked !== latest) return;
  if (answer.ok) {
    const { role } = answer.value.viewer;
    const before = (known.session ?? rememberedSession())?.viewer.role ?? role;
    const wasIn = (known.session?.viewer.role ?? 'public') !== 'public';
    hear(answer.value, wasIn && role === 'public');
    if (before !== role) views.forgetAll();
  } else if (!isTold) goOnWithout();
}

/** Somebody ended this sign-in: what it let see is gone too. */
onSignInEnded(() => void ask().then(() => views.forgetAll()));

/** Signs in or out by one of the client's ways; what the one before could see is forgotten. */
async function enter(signing: () => Promise<Answer<SessionAnswer>>): Promise<Answer<SessionAnswer>> {
  const answer = await signing();
  if (answer.ok) {
    latest++;
    hear(answer.value, false);
    views.forgetAll();
  }
  return answer;
}

export interface UsingSession extends Known {
  readonly enter: typeof enter;
  /** Asks the server again. */
  readonly refresh: () => Promise<void>;
}

export function useSession(): UsingSession {
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    if (!isTold) void ask();
    return () => {
      listeners.delete(listener);
    };
  }, []);
  return { ...useSyncExternalStore(subscribe, () => known), enter, refresh: ask };
}
