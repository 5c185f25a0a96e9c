import type { Refusal } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { type Answer, client, type JoinCodes } from '../../live/index.ts';

export type TableCode = JoinCodes['tables'][number];
export type PairCode = JoinCodes['pairs'][number];

type Codes = Pick<JoinCodes, 'tables' | 'pairs'>;

/** The codes of the tables and pairs; only the director is told. */
export function useCodes(tournament: string): Codes & { readonly refusal: Refusal | undefined } {
  const [answer, setAnswer] = useState<Answer<JoinCodes>>();
  useEffect(() => void client.codes(tournament).then(setAnswer), [tournament]);
  return {
    tables: answer?.ok ? answer.value.tables : [],
    pairs: answer?.ok ? answer.value.pairs : [],
    refusal: answer?.ok === false ? answer.error : undefined,
  };
}
