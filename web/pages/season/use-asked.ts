import type { Refusal } from 'naipe/tournament';
import { useEffect, useState } from 'react';
import type { Answer } from '../../live/index.ts';

/** What the server answers, asked again when `key` changes. */
export function useAsked<T>(key: string, ask: () => Promise<Answer<T>>) {
  const [answer, setAnswer] = useState<{
    readonly key: string;
    readonly value?: T;
    readonly refusal?: Refusal;
  }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  useEffect(() => {
    let isCurrent = true;
    void ask().then((heard) => {
      if (isCurrent) setAnswer(heard.ok ? { key, value: heard.value } : { key, refusal: heard.error });
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return { value: answer?.value, refusal: answer?.refusal };
}
