import { useDebouncedValue } from '@mantine/hooks';
import type { PersonSeen } from 'naipe/federation';
import { useEffect, useState } from 'react';
import { officeClient } from './office-client.ts';

const TYPING_MILLISECONDS = 100;

/** Those of the register whom the typed words mean, as one types; `version` asks again. */
export function usePeople(text: string, version = 0) {
  const [typed] = useDebouncedValue(text, TYPING_MILLISECONDS);
  const [found, setFound] = useState<{ readonly people: readonly PersonSeen[]; readonly total: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a reason to ask again
  useEffect(() => {
    let isCurrent = true;
    void officeClient.search(typed.trim()).then((answer) => {
      if (isCurrent && answer.ok) setFound(answer.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [typed, version]);
  return found;
}
