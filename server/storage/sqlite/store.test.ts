import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orThrow } from 'naipe/base';
import { describe } from 'vitest';
import { keepsTheStoreContract } from '../testing/store-contract.ts';
import { openSqliteStore } from './store.ts';

describe('everything kept in SQLite', () => {
  keepsTheStoreContract(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'naipe-store-'));
    return {
      open: async () => orThrow(openSqliteStore(folder)),
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    };
  });
});
