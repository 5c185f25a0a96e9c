import type { CommandData, Refusal, WhatFollows } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { client, type Intent, newCommandId } from '../../../../live/index.ts';
import { useDesk } from '../../desk-context.ts';

/** What the director says of a table that did not play as the movement says. */
export type SlipCommand = {
  readonly [T in SlipCommandType]: { readonly type: T; readonly data: CommandData[T] };
}[SlipCommandType];
type SlipCommandType =
  | 'turn-seats'
  | 'change-opponents'
  | 'change-board'
  | 'group-board'
  | 'adjust-score'
  | 'mark-board';

export interface Following {
  readonly follows: WhatFollows | undefined;
  readonly refusal: Refusal | undefined;
}

const NOT_YET: Following = { follows: undefined, refusal: undefined };

interface Answered extends Following {
  readonly asked: string | undefined;
}

/**
 * What would follow from it, as things stand: asked again whenever something has changed. The last answer stands until the
 * next is there, so that results coming in from other tables do not take a button away under the director's finger.
 */
export function useWhatFollows(command: SlipCommand | undefined): Following {
  const { tournament, view } = useDesk();
  const { version } = view.overview;
  const [answered, setAnswered] = useState<Answered>({ ...NOT_YET, asked: undefined });
  const asked = command === undefined ? undefined : JSON.stringify(command);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version may lead to something else
  useEffect(() => {
    if (asked === undefined) return undefined;
    let isCurrent = true;
    const intent = { id: newCommandId(), ...JSON.parse(asked) } as Intent;
    void client.whatFollows(tournament, intent).then((answer) => {
      if (!isCurrent) return;
      setAnswered(
        answer.ok
          ? { asked, follows: answer.value, refusal: undefined }
          : { asked, follows: undefined, refusal: answer.error },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [tournament, asked, version]);
  return answered.asked === asked ? answered : NOT_YET;
}
