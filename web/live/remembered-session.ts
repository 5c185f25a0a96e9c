import { forget, readStored, store } from '../app/stored.ts';
import type { SessionAnswer } from './client.ts';

const KEY = 'naipe-session';

/**
 * Where this browser sat when the server last said so: no secret, and no permission either, which only the server
 * gives. Of a director nothing is kept: a desk has nothing to show without its server.
 */
export function rememberSession(answer: SessionAnswer): void {
  const { role } = answer.viewer;
  if (role === 'table' || role === 'player') store(KEY, JSON.stringify(answer));
  else forget(KEY);
}

export function rememberedSession(): SessionAnswer | undefined {
  const text = readStored(KEY);
  try {
    return text === null ? undefined : (JSON.parse(text) as SessionAnswer);
  } catch {
    return undefined; // cut short: the server is asked
  }
}
