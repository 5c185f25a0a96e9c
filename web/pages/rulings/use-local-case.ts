import { openTable, type Setup, type Table, writeCase } from 'naipe/laws';
import { useState } from 'react';
import { readStored, store } from '../../app/stored.ts';
import { tableOfCase } from './case-text.ts';
import type { CaseStore } from './use-case.ts';

const KEY = 'naipe-ruling-case';

const NEW: Setup = { edition: 2017, dealer: 'N', vulnerability: 'None' };

/** The case that this device remembers, or a new one. */
export function rememberedCase(): Table {
  const kept = tableOfCase(readStored(KEY) ?? '', NEW.edition);
  return kept.ok ? kept.value : openTable(NEW);
}

/** The case on this device. It stays there until a new one begins. */
export function useLocalCase(): CaseStore {
  const [table, setTable] = useState(rememberedCase);
  return {
    table,
    keep: (next) => {
      setTable(next);
      store(KEY, JSON.stringify(writeCase(next)));
    },
  };
}
