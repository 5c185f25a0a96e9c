import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * The worked cases of the two regulations, and where each is a test: V victory points and matches; M matchpoints; T ties of pairs; R ties
 * and rankings of teams; I value index, handicap and composition; S series and Swiss; P penalties; E eligibility and events; D deadlines;
 * Y systems; X screens, boards, line-ups and seats; O movements; W what is worked in full.
 */
const FOLDERS = {
  matchpoints: 'core/scoring/matchpoints.test.ts',
  rtpScoring: 'core/regulation/rtp2014/pairs-scoring.test.ts',
  ropScoring: 'core/regulation/rop/pairs-scoring.test.ts',
  moveCall: 'core/tournament/decide/move-call.test.ts',
  rtpTies: 'core/regulation/rtp2014/pairs-ties.test.ts',
  ropTies: 'core/regulation/rop/pairs-ties.test.ts',
  teamTies: 'core/regulation/rtp2014/team-ties.test.ts',
  ropPenalties: 'core/regulation/rop/penalties.test.ts',
  rtpMovements: 'core/regulation/rtp2014/movements.test.ts',
  ropMovements: 'core/regulation/rop/movements.test.ts',
  tray: 'core/laws/screens/tray.test.ts',
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
  match: 'core/regulation/team-rules.test.ts',
  annexI: 'core/regulation/rtp2014/vp.test.ts',
  ropIncidents: 'core/regulation/rop/match-incidents.test.ts',
  ropTeamTies: 'core/regulation/rop/team-ties.test.ts',
  noShows: 'core/regulation/rtp2014/absences.test.ts',
  series: 'core/draw/series/serpentine.test.ts',
  pots: 'core/draw/series/pools.test.ts',
  ropSeries: 'core/regulation/rop/series.test.ts',
  swiss: 'core/draw/swiss/swiss.test.ts',
  danish: 'core/draw/swiss/danish.test.ts',
  worked: 'core/draw/swiss/worked.test.ts',
} as const;

/** `I 1-3` are I01, I02 and I03. */
const CASES: readonly (readonly [cases: string, where: keyof typeof FOLDERS])[] = [
  ['V 1-6', 'match'],
  ['V 7-8', 'annexI'],
  ['V 9-10', 'incidents'],
  ['V 11-19', 'match'],
  ['V 20-21', 'ropIncidents'],
  ['V 22-28', 'incidents'],
  ['V 29-29', 'ropIncidents'],
  ['V 30-34', 'incidents'],
  ['V 35-35', 'match'],
  ['R 1-4', 'teamTies'],
  ['R 5-7', 'ropTeamTies'],
  ['R 8-12', 'teamTies'],
  ['R 13-19', 'noShows'],
  ['R 13-13', 'ropTeamTies'],
  ['R 20-23', 'ropTeamTies'],
  ['R 24-24', 'teamTies'],
  ['R 25-25', 'teamEntry'],
  ['S 1-6', 'series'],
  ['S 7-7', 'pots'],
  ['S 7-9', 'ropSeries'],
  ['S 10-16', 'swiss'],
  ['S 17-20', 'teamTies'],
  ['S 21-21', 'ropTeamTies'],
  ['S 22-23', 'noShows'],
  ['S 24-25', 'danish'],
  ['S 26-26', 'teamEntries'],
  ['W 1-5', 'worked'],
  ['W 1-4', 'teamTies'],
  ['W 5-5', 'noShows'],
  ['W 6-8', 'swiss'],
  ['W 8-8', 'noShows'],
  ['W 9-10', 'danish'],
  ['W 10-10', 'noShows'],
  ['W 11-14', 'match'],
  ['W 15-15', 'teamTies'],
  ['W 15-15', 'ropTeamTies'],
  ['W 16-18', 'series'],
  ['M 1-3', 'matchpoints'],
  ['M 4-4', 'rtpScoring'],
  ['M 5-6', 'matchpoints'],
  ['M 7-9', 'rtpScoring'],
  ['M 7-8', 'ropScoring'],
  ['M 10-10', 'ropScoring'],
  ['M 11-20', 'rtpScoring'],
  ['M 16-16', 'ropScoring'],
  ['M 21-22', 'ropScoring'],
  ['M 23-23', 'rtpScoring'],
  ['M 24-24', 'ropScoring'],
  ['M 25-25', 'moveCall'],
  ['T 1-3', 'rtpTies'],
  ['T 4-4', 'ropTies'],
  ['T 5-5', 'rtpTies'],
  ['T 6-9', 'ropTies'],
  ['T 10-10', 'rtpTies'],
  ['T 11-11', 'teamTies'],
  ['P 1-7', 'penalties'],
  ['P 8-16', 'ropPenalties'],
  ['O 1-8', 'rtpMovements'],
  ['O 1-4', 'ropMovements'],
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
  ['X 1-2', 'tray'],
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

/** The cases behind screens are cases of the Laws (RTP 2.1.8.4). */
const BEHIND_SCREENS = {
  X04: '27 behind screens: insufficient, and the tray has not crossed: put right, not acceptable, and the other side hears nothing of it',
  X05: '27 behind screens: the opponents push the tray across: the insufficient bid is accepted',
  X06: '27 behind screens: the offender pushed the tray across himself: it goes back, and Law 27 takes its course without acceptance',
  X07: '27 behind screens: the tray is back and nobody has spoken: the auction goes on',
  X08: '36A behind screens: back unnoticed: Law 35 and those after it, by which all of it is cancelled',
  X09: '54 behind screens: a faced lead out of turn, and the gate is closed: taken back, at no cost',
  X10: '54 behind screens: declarer’s side opened the gate and should not have: accepted, and declarer plays',
  X11: '54 behind screens: the right lead was faced as well: the wrong one is a major penalty card',
  X12: '73D behind screens: the tray came back after 18 seconds: that tells nothing',
} as const;

/** How many cases each letter has. */
const COUNTS = {
  V: 35,
  M: 25,
  T: 11,
  R: 25,
  I: 25,
  S: 26,
  P: 16,
  E: 12,
  D: 19,
  Y: 19,
  X: 20,
  O: 8,
  W: 30,
} as const;

const idsOf = (cases: string): readonly string[] => {
  const [letter = '', range = ''] = cases.split(' ');
  const [from = 0, to = 0] = range.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, at) => `${letter}${`${from + at}`.padStart(2, '0')}`);
};

const all = CASES.flatMap(([cases, where]) => idsOf(cases).map((id) => [id, FOLDERS[where]] as const));

test.each(Object.entries(COUNTS))('every case of %s stands in the list', (letter, count) => {
  const listed = [...all.map(([id]) => id), ...Object.keys(BEHIND_SCREENS)];
  expect([...new Set(listed.filter((id) => id.startsWith(letter)))].toSorted()).toEqual(
    idsOf(`${letter} 1-${count}`),
  );
});

test.each(all)('%s is a case of %s', (id, file) => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  expect(new RegExp(`['"\`\\[(, ]${id}\\b`).test(text)).toBe(true);
});

test.each(Object.entries(BEHIND_SCREENS))('%s is a case of the Laws', (_, name) => {
  const file = new URL('../core/laws/cases/13-to-80-regulations-and-screens.json', import.meta.url);
  expect(readFileSync(file, 'utf8')).toContain(JSON.stringify(name));
});
