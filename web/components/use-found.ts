import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { Answer } from '../live/index.ts';

const TYPING_MILLISECONDS = 100;

interface Search<Found> {
  readonly found: Found | undefined;
  /** Whether what is found answers an earlier letter than the last one typed. */
  readonly waiting: boolean;
}

/** What the typed words mean, as one types; `version` asks again. `find` stays the same function. */
export function useFound<Found>(
  find: (text: string) => Promise<Answer<Found>>,
  text: string,
  version = 0,
): Search<Found> {
  const [typed] = useDebouncedValue(text, TYPING_MILLISECONDS);
  const [found, setFound] = useState<{ readonly of: string; readonly value?: Found }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a reason to ask again
  useEffect(() => {
    let isCurrent = true;
    void find(typed.trim()).then((answer) => {
      if (!isCurrent) return;
      // Who cannot be asked at the moment keeps what was there.
      setFound((before) => (answer.ok ? { of: typed, value: answer.value } : { ...before, of: typed }));
    });
    return () => {
      isCurrent = false;
    };
  }, [find, typed, version]);
  return { found: found?.value, waiting: found?.of !== text };
}
