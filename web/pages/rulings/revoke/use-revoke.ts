import { useState } from 'react';
import { readStored, store } from '../../../app/stored.ts';
import { NEW_REVOKE, type RevokeDraft } from './revoke-draft.ts';

const KEY = 'naipe-revoke';

function kept(): RevokeDraft {
  try {
    return { ...NEW_REVOKE, ...(JSON.parse(readStored(KEY) ?? '{}') as Partial<RevokeDraft>) };
  } catch {
    return NEW_REVOKE;
  }
}

/** The board on this page; it stays on the device until another one is entered. */
export function useRevokeDraft(): readonly [RevokeDraft, (part: Partial<RevokeDraft>) => void] {
  const [draft, setDraft] = useState(kept);
  const change = (part: Partial<RevokeDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    store(KEY, JSON.stringify(next));
  };
  return [draft, change];
}
