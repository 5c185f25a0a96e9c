import type { CaseLine } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { findCases } from './find-cases.ts';

const line = (
  number: number,
  clauses: readonly string[],
  names: readonly string[],
  table: number,
  board: number,
): CaseLine => ({
  case: number,
  session: 1,
  section: 'A',
  round: 1,
  table,
  board,
  status: 'ruled',
  openedAt: '2026-03-14T20:00:00.000Z',
  changedAt: '2026-03-14T20:00:00.000Z',
  directors: ['director'],
  irregularities: [],
  clauses,
  rulings: [],
  ns: { contestant: '12', names },
});

const REVOKE = line(1, ['61A', '64A1'], ['Zoë Ñandú', 'Rui Alva'], 6, 7);
// A paragraph of a regulation is no law: its first number finds nothing.
const BID = line(2, ['27B1(a)', 'RTP 2.1.8.4'], ['Ana Sintra', 'Rui Alva'], 16, 3);

test.each([
  ['', [REVOKE, BID]],
  ['64', [REVOKE]],
  ['64a1', [REVOKE]],
  ['27b', [BID]],
  ['nandu', [REVOKE]],
  ['rui', [REVOKE, BID]],
  ['A16', [BID]],
  ['6', [REVOKE]],
  ['7', [REVOKE]],
  ['rui 27', [BID]],
  ['2', []],
  ['rtp 2.1.8', [BID]],
  ['rui 99', []],
])('%s', (words, found) => {
  expect(findCases([REVOKE, BID], words)).toEqual(found);
});
