import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * The worked cases of the two regulations that concern a federation, and where each is a test: I value index, handicap and composition;
 * E eligibility and events; D deadlines; Y systems; of X line-ups and seats; of W pairs, teams, substitutions and appeals.
 */
const FOLDERS = {
  value: 'core/regulation/rtp2014/value-index.test.ts',
  handicap: 'core/regulation/rtp2014/team-handicap.test.ts',
  pairs: 'core/regulation/rtp2014/pairs-scoring.test.ts',
  penalties: 'core/regulation/rtp2014/penalties.test.ts',
  teamSubstitution: 'core/regulation/rtp2014/team-substitution.test.ts',
  substitution: 'core/regulation/rtp2014/substitution.test.ts',
  ropSubstitution: 'core/regulation/rop/substitution.test.ts',
  teamEntry: 'core/regulation/rtp2014/team-entry.test.ts',
  teamEntries: 'core/regulation/team-entries.test.ts',
  eligibility: 'core/regulation/federation/eligibility.test.ts',
  opening: 'core/tournament/decide/opening.test.ts',
  events: 'core/federation/events.test.ts',
  teamEvent: 'core/regulation/team-event.test.ts',
  season: 'core/regulation/federation/season.test.ts',
  corrections: 'core/tournament/clock/corrections.test.ts',
  system: 'core/regulation/federation/system.test.ts',
  lateCorrections: 'core/tournament/decide/corrections.test.ts',
  appeals: 'core/tournament/appeals/deadlines.test.ts',
  absences: 'core/tournament/decide/absences.test.ts',
  incidents: 'core/regulation/rtp2014/match-incidents.test.ts',
  seats: 'core/regulation/seats.test.ts',
  lineUp: 'core/regulation/line-up.test.ts',
  boards: 'core/tournament/decide/match-boards.test.ts',
  boardsNext: 'core/tournament/meetings/boards-next.test.ts',
  pending: 'web/pages/table/pending.test.ts',
  mixedScheme: 'core/regulation/rtp2014/mixed-scheme.test.ts',
  teamChange: 'core/regulation/rtp2014/team-change.test.ts',
} as const;

/** `I 1-3` are I01, I02 and I03. */
const CASES: readonly (readonly [cases: string, where: keyof typeof FOLDERS])[] = [
  ['I 1-5', 'value'],
  ['I 6-10', 'handicap'],
  ['I 11-12', 'pairs'],
  ['I 13-14', 'penalties'],
  ['I 15-17', 'teamSubstitution'],
  ['I 18-21', 'substitution'],
  ['I 22-22', 'ropSubstitution'],
  ['I 23-24', 'teamEntry'],
  ['I 25-25', 'teamEntries'],
  ['E 1-5', 'eligibility'],
  ['E 6-8', 'opening'],
  ['E 9-9', 'events'],
  ['E 10-10', 'teamEvent'],
  ['E 11-11', 'season'],
  ['E 12-12', 'eligibility'],
  ['D 1-2', 'corrections'],
  ['D 3-3', 'system'],
  ['D 4-6', 'season'],
  ['D 7-7', 'corrections'],
  ['D 8-8', 'lateCorrections'],
  ['D 9-14', 'appeals'],
  ['D 15-15', 'corrections'],
  ['D 16-17', 'absences'],
  ['D 18-18', 'incidents'],
  ['D 19-19', 'season'],
  ['Y 1-19', 'system'],
  ['X 3-3', 'seats'],
  ['X 13-13', 'pending'],
  ['X 14-17', 'lineUp'],
  ['X 18-18', 'boards'],
  ['X 19-19', 'boardsNext'],
  ['X 20-20', 'seats'],
  ['W 19-20', 'mixedScheme'],
  ['W 21-22', 'lineUp'],
  ['W 23-24', 'teamSubstitution'],
  ['W 25-25', 'teamChange'],
  ['W 26-26', 'substitution'],
  ['W 27-30', 'appeals'],
];

/** How many cases each letter has. */
const COUNTS = { I: 25, E: 12, D: 19, Y: 19 } as const;

const idsOf = (cases: string): readonly string[] => {
  const [letter = '', range = ''] = cases.split(' ');
  const [from = 0, to = 0] = range.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, at) => `${letter}${`${from + at}`.padStart(2, '0')}`);
};

const all = CASES.flatMap(([cases, where]) => idsOf(cases).map((id) => [id, FOLDERS[where]] as const));

test('every case of I, E, D and Y stands in the list once', () => {
  for (const [letter, count] of Object.entries(COUNTS))
    expect(all.map(([id]) => id).filter((id) => id.startsWith(letter))).toEqual(
      idsOf(`${letter} 1-${count}`).toSorted(),
    );
});

test.each(all)('%s is a case of %s', (id, file) => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  expect(new RegExp(`['"\`\\[(, ]${id}\\b`).test(text)).toBe(true);
});
