import type { CommandData, CommandType, Refusal } from 'naipe/tournament';
import { useState } from 'react';
import { type Answer, type CommandAnswer, client, type Intent } from './client.ts';
import { newCommandId } from './command-id.ts';

export interface Commanding {
  /** Sends a command under a new id: one call, one intent. */
  readonly send: <T extends CommandType>(type: T, data: CommandData[T]) => Promise<Answer<CommandAnswer>>;
  /** Sends the last one again under the same id: whatever happened to it before, it arrives once. */
  readonly retry: () => Promise<Answer<CommandAnswer> | undefined>;
  readonly sending: boolean;
  /** Why the last one was refused. */
  readonly refusal: Refusal | undefined;
  readonly dismiss: () => void;
}

/** Commands that are sent now or not at all: the desk's. A table's go through its queue. */
export function useCommand(tournament: string): Commanding {
  const [last, setLast] = useState<Intent>();
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  async function dispatch(intent: Intent): Promise<Answer<CommandAnswer>> {
    setLast(intent);
    setSending(true);
    setRefusal(undefined);
    const answer = await client.command(tournament, intent);
    setSending(false);
    if (!answer.ok) setRefusal(answer.error);
    return answer;
  }

  return {
    send: (type, data) => dispatch({ id: newCommandId(), type, data } as Intent),
    retry: async () => (last === undefined ? undefined : dispatch(last)),
    sending,
    refusal,
    dismiss: () => setRefusal(undefined),
  };
}
