import { useState } from 'react';
import { readStored, store } from '../../../app/stored.ts';

function kept<Draft>(key: string, fresh: Draft): Draft {
  try {
    return { ...fresh, ...(JSON.parse(readStored(key) ?? '{}') as Partial<Draft>) };
  } catch {
    return fresh;
  }
}

/** What is being entered; it stays on the device until something else is entered. */
export function useKept<Draft>(key: string, fresh: Draft): readonly [Draft, (draft: Draft) => void] {
  const [draft, setDraft] = useState(() => kept(key, fresh));
  const keep = (next: Draft): void => {
    setDraft(next);
    store(key, JSON.stringify(next));
  };
  return [draft, keep];
}
