import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../core/tournament/evolve/fact-chain.ts';
import { replay } from '../core/tournament/evolve/index.ts';
import type { TournamentState } from '../core/tournament/state.ts';
import { anyCommand } from '../core/tournament/testing/any-command.ts';
import { anyTournament } from '../core/tournament/testing/any-tournament.ts';
import { anyDeeds, type Dice, diceOf } from '../core/tournament/testing/dice.ts';
import {
  at,
  handScored,
  openEvening,
  openSmall,
  planOf,
  threeTableHowell,
} from '../core/tournament/testing/evening.ts';
import { lookAtEverything } from '../core/tournament/testing/every-view.ts';
import { command, continued, handle } from '../core/tournament/testing/given.ts';
import { openTeams } from '../core/tournament/testing/teams.ts';
import { ResultFiles, readTournamentFile, writeTournamentFile } from '../server/exports/index.ts';

/** Without a digest, as whoever spoils it on purpose leaves it: what is wrong has to show in itself. */
const fileOf = (state: TournamentState): string =>
  writeTournamentFile({ tournament: 'club', facts: factsOf(state.log) }).replace(/,"digest":"[^"]+"/, '');

/** The file with one fact more, as nobody here would have decided it. */
function withFact(state: TournamentState, type: string, data: object): string {
  const fact = {
    type,
    data,
    sequence: state.version + 1,
    time: '2026-03-14T20:00:00.000Z',
    actor: 'x',
    cause: 'x',
  };
  const [head = '', ...lines] = fileOf(state).trimEnd().split('\n');
  const more = { ...JSON.parse(head), facts: lines.length + 1 };
  return [JSON.stringify(more), ...lines, JSON.stringify(fact)].join('\n');
}

describe('a file is refused, with its line and the reason,', () => {
  const played = handScored();
  const line = `Line ${played.version + 2}: `;
  const GROUNDS = { clause: 'Law 12', reason: 'x' };
  const refused = (type: string, data: object): string => {
    const read = readTournamentFile(withFact(played, type, data));
    return read.ok ? 'taken' : read.error.message;
  };

  test('for an adjusted score or a penalty of 1/0', () => {
    const ns = { kind: 'percent', percent: '1/0' };
    const ew = { kind: 'named', name: 'A' };
    expect(refused('score-adjusted', { ...at(1, 1, 1), ns, ew, ...GROUNDS })).toMatch(line);
    const amount = { unit: 'percent-of-top', value: '1/0' };
    expect(refused('penalty-given', { session: 1, contestant: '1', amount, ...GROUNDS })).toMatch(line);
  });

  test.each([0, 1, 100])('for an undo of its own number or one to come: %i later', (later) => {
    expect(refused('undone', { sequence: played.version + 1 + later })).toMatch(line);
  });

  test('for an undo of the first fact, or of one that is undone already', () => {
    expect(refused('undone', { sequence: 1 })).toMatch(line);
    const undone = continued(played, command('undo', { sequence: played.version }));
    const read = readTournamentFile(withFact(undone, 'undone', { sequence: played.version }));
    expect(read.ok ? 'taken' : read.error.message).toContain('undone already');
  });

  test('for a table, a board or a pair that is not there', () => {
    const result = { result: '4SN=', by: 'director' };
    expect(refused('result-recorded', { ...at(1, 9, 1), ...result })).toMatch(line);
    expect(refused('result-recorded', { ...at(1, 1, 30), ...result })).toMatch(line);
    expect(refused('result-corrected', { ...at(1, 1, 1), result: '4SN=', ns: '77', ...GROUNDS })).toMatch(
      line,
    );
    expect(refused('warning-given', { session: 1, contestant: '77', ...GROUNDS })).toMatch(line);
    expect(refused('tournament-created', { name: 'x', date: '2026-03-14', settings: {} })).toMatch(line);
  });
});

describe('a file of matches is refused, with its line and the reason,', () => {
  const begun = openTeams();
  const line = `Line ${begun.version + 2}: `;
  const GROUNDS = { clause: 'RTP 3.6.7.2', reason: 'x' };
  const AT = { session: 1, section: 'A', round: 1, match: 1 };
  const [{ home = '', away = '' } = {}, { home: another = '' } = {}] =
    begun.tournament?.sessions.get(1)?.sections.get('A')?.drawn?.[0]?.matches ?? [];
  const refused = (type: string, data: object): string => {
    const read = readTournamentFile(withFact(begun, type, data));
    return read.ok ? 'taken' : read.error.message;
  };
  const vps = (value: string) => ({ kind: 'vps', vps: value });

  test.each<[what: string, type: string, data: object]>([
    ['a sheet of 1/0 IMPs', 'match-scored', { ...AT, imps: { home: '1/0', away: '0' } }],
    [
      'a sheet of a match that is not drawn',
      'match-scored',
      { ...AT, match: 9, imps: { home: '1', away: '0' } },
    ],
    [
      'an award of 1/0 VPs',
      'match-ruled',
      { ...AT, ...GROUNDS, ruling: { kind: 'award', home: vps('1/0'), away: vps('0') } },
    ],
    [
      'a penalty of 1/0 VPs',
      'penalty-given',
      { session: 1, contestant: home, amount: { unit: 'vps', value: '1/0' }, ...GROUNDS },
    ],
    ['a signature of a team of another match', 'match-agreed', { ...AT, by: another }],
    [
      'a winner where nobody is knocked out',
      'match-ruled',
      { ...AT, ...GROUNDS, ruling: { kind: 'winner', contestant: another } },
    ],
    ['an undo of itself', 'undone', { sequence: begun.version + 1 }],
    [
      'a line-up with one player twice',
      'line-up-declared',
      { session: 1, section: 'A', round: 1, segment: 1, contestant: away, open: [0, 1], closed: [1, 2] },
    ],
    ['lots for who does not play', 'lots-drawn', { phase: 1, contestants: ['77', home], ...GROUNDS }],
    ['extra boards where nobody is knocked out', 'extra-boards-set', { ...AT, boards: [90] }],
  ])('for %s', (_what, type, data) => {
    expect(refused(type, data)).toMatch(line);
  });

  test('for a team drawn against itself, twice, or that is not there', () => {
    const matches = (...pairs: readonly (readonly [string, string])[]) =>
      pairs.map(([one, other], index) => ({
        match: index + 1,
        home: one,
        away: other,
        open: 2 * index + 1,
        closed: 2 * index + 2,
      }));
    const drawn = (all: object) => ({
      session: 1,
      section: 'A',
      round: 2,
      segments: 1,
      matches: all,
      bye: null,
      boards: [9, 10, 11, 12, 13, 14, 15, 16],
      method: 'by hand',
      reasons: [],
    });
    expect(refused('round-drawn', drawn(matches([home, home])))).toMatch(line);
    expect(refused('round-drawn', drawn(matches([home, away], [home, another])))).toMatch(line);
    expect(refused('round-drawn', drawn(matches([home, '77'])))).toMatch(line);
  });
});

describe('a file of our own is read, though a session that was open', () => {
  test('began anew before its second round', () => {
    const movement = threeTableHowell();
    const anew = planOf(1, movement) as ReturnType<typeof command<'plan-session'>>;
    const state = continued(
      openEvening(movement),
      { ...anew, data: { ...anew.data, confirmed: ['begins-anew'] } },
      openSmall(1),
    );
    expect(readTournamentFile(fileOf(state))).toMatchObject({ ok: true });
  });

  test('was planned otherwise with its phase before a match of it had begun', () => {
    const begun = openTeams();
    const opened = factsOf(begun.log).find(({ type }) => type === 'round-started');
    const undone =
      opened === undefined ? begun : continued(begun, command('undo', { sequence: opened.sequence }));
    const phase = undone.tournament?.phases.get(1);
    if (phase === undefined) throw new Error('There is no phase.');
    const state = continued(
      undone,
      command('plan-phase', { phase: 1, format: phase.format, groups: phase.groups }),
    );
    expect(readTournamentFile(fileOf(state))).toMatchObject({ ok: true });
  });
});

const SPOILT = [
  0,
  -1,
  1,
  3,
  99,
  1.5,
  1e9,
  '',
  '1/0',
  '-5',
  '0',
  'x',
  'A',
  '7',
  '9'.repeat(40),
  null,
  [],
  {},
] as const;

/** Something somewhere inside, spoilt or gone. */
function spoil(value: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || dice.chance(1)) return dice.pick<unknown>(SPOILT);
  const keys = Object.keys(value);
  if (keys.length === 0) return dice.pick<unknown>(SPOILT);
  const key = dice.pick(keys);
  if (Array.isArray(value)) return value.map((each, at_) => (String(at_) === key ? spoil(each, dice) : each));
  const { [key]: part, ...rest } = value as Record<string, unknown>;
  return dice.chance(1) ? rest : { ...value, [key]: spoil(part, dice) };
}

/** The file with something wrong: a part of a fact, or facts that are missing, doubled or exchanged. */
function spoiltFile(text: string, dice: Dice): string {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const facts = lines.map((line) => JSON.parse(line) as { readonly sequence: number });
  const which = dice.below(facts.length);
  const one = facts[which];
  const other = dice.below(facts.length);
  const changed = dice.chance(6)
    ? facts.map((fact, index) =>
        index === which ? { ...fact, data: spoil((fact as { data?: unknown }).data, dice) } : fact,
      )
    : dice.chance(3)
      ? facts.filter((fact) => fact !== one)
      : dice.chance(5)
        ? [...facts.slice(0, other), one, ...facts.slice(other)]
        : facts.map((fact, index) => (index === which ? facts[other] : index === other ? one : fact));
  const numbered = changed.map((fact, index) => ({ ...fact, sequence: index + 1 }));
  const first = { ...JSON.parse(head), facts: numbered.length };
  return [first, ...numbered].map((line) => JSON.stringify(line)).join('\n');
}

test('whatever is wrong with a file, it is refused or every view and export of it has an answer', async () => {
  const counts = { taken: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.nat(2 ** 31 - 1), anyDeeds(60), fc.nat(2 ** 31 - 1), async (start, deeds, seed) => {
      let state = anyTournament(diceOf(start));
      for (const deed of deeds) {
        const asked = anyCommand(state, diceOf(deed));
        if (asked !== undefined) state = handle(state, asked).state;
      }
      const whole = readTournamentFile(fileOf(state));
      if (!whole.ok) throw new Error(`A file of our own: ${whole.error.message}`);
      const dice = diceOf(seed);
      for (let turn = 0; turn < 12; turn++) {
        const read = readTournamentFile(spoiltFile(fileOf(state), dice));
        counts[read.ok ? 'taken' : 'refused']++;
        if (!read.ok) continue;
        const taken = replay(read.value.facts);
        lookAtEverything(taken, undefined, [{ role: 'director' }]);
        const files = new ResultFiles(() => taken);
        for (const ending of ['csv', 'pbn', 'xml'] as const) await files.of({ role: 'director' }, ending);
      }
    }),
    { numRuns: process.env.NAIPE_SEED === undefined ? 16 : 150 },
  );
  expect(counts.taken).toBeGreaterThan(20);
  expect(counts.refused).toBeGreaterThan(100);
});
