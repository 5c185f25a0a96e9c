import type { CommandData, CommandType, Finding, Refusal } from 'naipe/tournament';
import { useEffect, useRef, useState } from 'react';
import { deskQueueOf, useDeskQueue } from '../../../live/index.ts';
import { confirming } from './confirming.ts';
import { useSeenVersion } from './use-seen-version.ts';

/** A command of the director: sent, refused with the reason, or held until what was found is confirmed. */
export interface DeskCommanding {
  /** Answers whether it was done: as soon as the server says so, however long it is away. */
  readonly send: <T extends CommandType>(type: T, data: CommandData[T]) => Promise<boolean>;
  readonly sending: boolean;
  /** Nobody answers: what was sent is kept and goes out by itself. */
  readonly waiting: boolean;
  readonly refusal: Refusal | undefined;
  /** What has to be looked at before it is done. */
  readonly findings: readonly Finding[];
  /** Sends it again with everything found confirmed, and why where a reason is asked for. */
  readonly confirm: (because?: string) => Promise<boolean>;
  readonly dismiss: () => void;
}

interface Asked {
  readonly again: (confirmed: readonly string[], because?: string) => Promise<boolean>;
  readonly codes: readonly string[];
}

const NONE: readonly Finding[] = [];

/**
 * `typing`: something is being changed since the version at which that began; else what is shown now is what was seen.
 * `startAnew` lets go of what was typed when somebody else was quicker, so that what stands is shown.
 */
export function useDeskCommand(tournament: string, typing = false, startAnew?: () => void): DeskCommanding {
  const { enqueue, dismiss, stuck } = useDeskQueue(tournament);
  const seen = useSeenVersion(typing);
  const [underWay, setUnderWay] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();
  const [asked, setAsked] = useState<Asked>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function send<T extends CommandType>(type: T, data: CommandData[T]): Promise<boolean> {
    setAsked(undefined);
    setRefusal(undefined);
    setUnderWay((count) => count + 1);
    const id = enqueue(type, data, seen.version());
    const state = await deskQueueOf(tournament).settled(id);
    // Whoever asked has gone to another page: what was refused stays in the queue, which the desk shows everywhere.
    if (!isHere.current) return state.kind === 'arrived';
    setUnderWay((count) => count - 1);
    if (state.kind === 'arrived') {
      seen.begin(state.version);
      return true;
    }
    dismiss(id);
    setRefusal(state.refusal);
    if (state.refusal.code === 'changed-meanwhile') {
      seen.told();
      startAnew?.();
    }
    const codes = (state.refusal.findings ?? NONE).map(({ code }) => code);
    if (codes.length > 0) {
      setAsked({ codes, again: (confirmed, because) => send(type, confirming(data, confirmed, because)) });
    }
    return false;
  }

  return {
    send,
    sending: underWay > 0,
    waiting: underWay > 0 && stuck,
    refusal,
    findings: refusal?.findings ?? NONE,
    confirm: async (because) => (asked === undefined ? false : asked.again(asked.codes, because)),
    dismiss: () => {
      setAsked(undefined);
      setRefusal(undefined);
    },
  };
}
