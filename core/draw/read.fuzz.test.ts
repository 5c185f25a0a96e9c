import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDrawTeams, parseSeriesTeams, parseSwissFile } from './read.ts';
import { roundRobin } from './round-robin.ts';
import { serpentine } from './series/serpentine.ts';
import { drawDanish } from './swiss/danish.ts';
import { drawSwiss } from './swiss/swiss.ts';

const anyId = fc.constantFrom('1', '2', '3', '4', '5', ' ', '');
const nearTeam = fc.record(
  {
    id: fc.oneof(anyId, fc.integer()),
    met: fc.oneof(fc.array(anyId, { maxLength: 4 }), fc.jsonValue()),
    byes: fc.oneof(fc.integer({ min: -1, max: 3 }), fc.jsonValue()),
    points: fc.oneof(fc.constantFrom('1.5', '2', 'x'), fc.double()),
    iv: fc.oneof(fc.integer(), fc.jsonValue()),
    club: fc.oneof(fc.constantFrom('x', 'y'), fc.jsonValue()),
    tables: fc.jsonValue(),
    absent: fc.oneof(fc.boolean(), fc.jsonValue()),
    joins: fc.integer({ min: 0, max: 4 }),
  },
  { requiredKeys: [] },
);
const match = fc.record({ home: anyId, away: anyId });
const nearFile = fc.record(
  {
    teams: fc.oneof(fc.array(nearTeam, { maxLength: 8 }), fc.jsonValue()),
    method: fc.oneof(fc.constantFrom('regulation', 'nearest', 'fold', 'slide'), fc.jsonValue()),
    odd: fc.constantFrom('bye', 'triple', 'x'),
    round: fc.integer({ min: 0, max: 5 }),
    apart: fc.oneof(
      fc.array(fc.record({ by: fc.constantFrom('club', 'nation') }), { maxLength: 4 }),
      fc.jsonValue(),
    ),
    fixed: fc.array(match, { maxLength: 3 }),
    forbidden: fc.array(match, { maxLength: 3 }),
    bye: anyId,
    danish: fc.oneof(fc.record({ last: fc.boolean(), most: fc.constantFrom('20', 20) }), fc.jsonValue()),
  },
  { requiredKeys: ['teams'] },
);
const anyText = fc.oneof(
  fc.string(),
  fc.json(),
  nearFile.map((value) => JSON.stringify(value)),
);

test('whatever a file holds, it is drawn or refused with a sentence', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const file = parseSwissFile(text);
      if (!file.ok) {
        expect(file.error.message).toMatch(/^Draw: .+\.$/s);
        return;
      }
      const draw =
        file.value.kind === 'danish' ? drawDanish(file.value.request) : drawSwiss(file.value.request);
      if (!draw.ok) expect(draw.error.message).toMatch(/\.$/);
    }),
    { numRuns: 20_000 },
  );
});

test('the same for teams of series and leagues', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: -1, max: 9 }), (text, count) => {
      const teams = parseSeriesTeams(text);
      if (teams.ok) expect(typeof serpentine(teams.value, { count, spread: 'club' }).ok).toBe('boolean');
      const league = parseDrawTeams(text);
      if (league.ok) expect(typeof roundRobin(league.value, { neighboursEarly: true }).ok).toBe('boolean');
    }),
    { numRuns: 10_000 },
  );
});
