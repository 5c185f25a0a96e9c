import type { Refusal } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import { type Answer, addressOf, client } from '../../live/index.ts';

/** How the device of a table joins. */
export interface TableCode {
  readonly section: string;
  readonly table: number;
  readonly code: string;
  /** What the QR code holds. */
  readonly url: string;
}

interface Codes {
  readonly tables: readonly TableCode[];
}

/** The codes of the tables; only the director is told. */
export function useCodes(tournament: string): Codes & { readonly refusal: Refusal | undefined } {
  const [answer, setAnswer] = useState<Answer<Codes>>();
  useEffect(() => void client.call<Codes>(`${addressOf(tournament)}/codes`).then(setAnswer), [tournament]);
  return {
    tables: answer?.ok ? answer.value.tables : [],
    refusal: answer?.ok === false ? answer.error : undefined,
  };
}
