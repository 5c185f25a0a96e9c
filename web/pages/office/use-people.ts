import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { Answer } from '../../live/index.ts';

const TYPING_MILLISECONDS = 100;

/** Those whom the typed words mean, as one types; `version` asks again. `find` stays the same function. */
export function usePeople<Found>(
  find: (text: string) => Promise<Answer<Found>>,
  text: string,
  version = 0,
): Found | undefined {
  const [typed] = useDebouncedValue(text, TYPING_MILLISECONDS);
  const [found, setFound] = useState<Found>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a reason to ask again
  useEffect(() => {
    let isCurrent = true;
    void find(typed.trim()).then((answer) => {
      if (isCurrent && answer.ok) setFound(answer.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [find, typed, version]);
  return found;
}
