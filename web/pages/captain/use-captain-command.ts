import type { CommandData, CommandType, Refusal } from 'naipe/tournament';
import { useState } from 'react';
import { queueOf, useQueue } from '../../live/index.ts';

/** A command of the captain: it waits for a connection and is shown as sent only when it has arrived. */
export function useCaptainCommand(tournament: string) {
  const { enqueue, dismiss } = useQueue(tournament);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  async function send<T extends CommandType>(type: T, data: CommandData[T]): Promise<boolean> {
    setSending(true);
    setRefusal(undefined);
    const id = enqueue(type, data);
    const state = await queueOf(tournament).settled(id);
    setSending(false);
    if (state.kind === 'arrived') return true;
    dismiss(id);
    setRefusal(state.refusal);
    return false;
  }
  return { send, sending, refusal };
}
