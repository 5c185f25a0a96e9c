import type { Refusal } from 'naipe/tournament';
import { useState } from 'react';
import type { Answer } from '../../../live/index.ts';

/** Sends something and keeps what became of it. */
export function useSending() {
  const [refusal, setRefusal] = useState<Refusal>();
  const [sending, setSending] = useState(false);
  async function send<T>(ask: () => Promise<Answer<T>>): Promise<T | undefined> {
    setSending(true);
    const answer = await ask();
    setSending(false);
    setRefusal(answer.ok ? undefined : answer.error);
    return answer.ok ? answer.value : undefined;
  }
  return { send, sending, refusal };
}
