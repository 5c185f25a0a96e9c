import type { CommandData, CommandType, Finding, Refusal } from 'naipe/tournament';
import { useState } from 'react';
import { useCommand } from '../../../live/index.ts';

/** A command of the director: sent, refused with the reason, or held until what was found is confirmed. */
export interface DeskCommanding {
  /** Answers whether it was done. */
  readonly send: <T extends CommandType>(type: T, data: CommandData[T]) => Promise<boolean>;
  readonly sending: boolean;
  readonly refusal: Refusal | undefined;
  /** What has to be looked at before it is done. */
  readonly findings: readonly Finding[];
  /** Sends it again with everything found confirmed. */
  readonly confirm: () => Promise<boolean>;
  readonly dismiss: () => void;
}

interface Asked {
  readonly again: (confirmed: readonly string[]) => Promise<boolean>;
  readonly codes: readonly string[];
}

const NONE: readonly Finding[] = [];

export function useDeskCommand(tournament: string): DeskCommanding {
  const command = useCommand(tournament);
  const [asked, setAsked] = useState<Asked>();

  async function send<T extends CommandType>(type: T, data: CommandData[T]): Promise<boolean> {
    setAsked(undefined);
    const answer = await command.send(type, data);
    if (answer.ok) return true;
    const codes = (answer.error.findings ?? NONE).map(({ code }) => code);
    if (codes.length > 0) {
      setAsked({ codes, again: (confirmed) => send(type, { ...data, confirmed }) });
    }
    return false;
  }

  return {
    send,
    sending: command.sending,
    refusal: command.refusal,
    findings: command.refusal?.findings ?? NONE,
    confirm: async () => (asked === undefined ? false : asked.again(asked.codes)),
    dismiss: () => {
      setAsked(undefined);
      command.dismiss();
    },
  };
}
