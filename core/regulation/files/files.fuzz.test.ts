import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchAnswer } from './match-answer.ts';
import { parseMatchFile } from './match-file.ts';
import { standingsAnswer } from './standings-answer.ts';
import { parseStandingsFile } from './standings-file.ts';

/** Answers, or says in a sentence why not; never throws. */
function answers(text: string): void {
  const match = parseMatchFile(text);
  const said = match.ok ? matchAnswer(match.value) : match;
  if (!said.ok) expect(said.error.message).toMatch(/\.$/);
  const event = parseStandingsFile(text);
  const ranked = event.ok ? standingsAnswer(event.value) : event;
  if (!ranked.ok) expect(ranked.error.message).toMatch(/\.$/);
}

test('any text', () => {
  fc.assert(fc.property(fc.string(), answers), { numRuns: 2000 });
});

test('any JSON', () => {
  fc.assert(fc.property(fc.json(), answers), { numRuns: 2000 });
});

const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('4SN=', 420, 'A+', 'not-played', '40-20', '3 IMP', 'A', 'B'),
);
const board = fc.record(
  {
    board: fc.oneof(fc.integer({ min: 1, max: 40 }), anything),
    open: anything,
    closed: anything,
    award: anything,
    cancelled: anything,
    vulnerable: anything,
  },
  { requiredKeys: ['board'] },
);
const match = fc.record(
  {
    boards: fc.array(board, { maxLength: 6 }),
    scale: fc.constantFrom('rtp-2014', 'rop', 'wbf'),
    method: fc.constantFrom('imps', 'board-a-match', 'patton', 'total-points'),
    knockout: fc.boolean(),
    scheduled: fc.integer({ min: 0, max: 40 }),
    penalties: fc.record({ home: anything }),
    extra: fc.array(fc.array(board, { maxLength: 2 }), { maxLength: 2 }),
  },
  { requiredKeys: ['boards'] },
);
const team = fc.constantFrom('A', 'B', 'C', 'D');
const result = fc.oneof(
  fc.record({
    round: fc.integer({ min: 0, max: 4 }),
    home: team,
    away: team,
    imps: fc.constantFrom('40-20', '0-0', 'x'),
  }),
  fc.record({ round: fc.integer({ min: 1, max: 4 }), absent: team, opponent: team }),
  fc.record({ round: fc.integer({ min: 1, max: 4 }), bye: team }),
  anything,
);
const event = fc.record(
  {
    teams: fc.constantFrom(['A', 'B', 'C', 'D'], ['A', 'B'], []),
    results: fc.array(result, { maxLength: 5 }),
    profile: fc.constantFrom('rtp-2014', 'rop', 'wbf'),
    system: fc.constantFrom('swiss', 'round-robin'),
    out: fc.array(team, { maxLength: 2 }),
    boards: fc.constantFrom(8, 16, 24),
  },
  { requiredKeys: ['teams', 'results'] },
);

test('what looks like a match, or an event', () => {
  const text = fc.oneof(match, event).map((value) => JSON.stringify(value));
  fc.assert(fc.property(text, answers), { numRuns: 5000 });
});
