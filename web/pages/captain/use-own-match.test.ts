import type { MatchTile } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { pressingMatch } from './use-own-match.ts';

const match = (number: number, more: Partial<MatchTile>): MatchTile =>
  ({
    match: number,
    home: { contestant: '1' },
    away: { contestant: `${number + 1}` },
    open: { boardsIn: 0 },
    closed: { boardsIn: 0 },
    agreed: [],
    state: 'published',
    ...more,
  }) as unknown as MatchTile;

const pressing = (...matches: readonly MatchTile[]) => pressingMatch(matches, '1')?.match;
const begun = { open: { table: 1, boardsIn: 2, missing: [] } };

test('of several matches of a round a captain is shown what he has to sign, then what is being played, then what comes', () => {
  const [first, second] = [match(1, { state: 'playing', ...begun, inRound: 2 }), match(2, { inRound: 1 })];
  const over = match(3, { state: 'scored', inRound: 3 });
  expect(pressing(first, second, over)).toBe(3);
  expect(pressing(first, second, { ...over, agreed: ['1'] })).toBe(1);
  expect(pressing(second, match(4, { state: 'playing', inRound: 4 }))).toBe(2);
  expect(pressing(match(5, { state: 'agreed' }), match(6, { state: 'agreed' }))).toBe(6);
  expect(pressing(match(7, { home: { contestant: '8', names: [] } }))).toBeUndefined();
});
