import { describe, expect, test } from 'vitest';
import type { CommandData, CommandType } from './command.ts';
import type { TournamentState } from './state.ts';
import { at, openEvening, record } from './testing/evening.ts';
import { type AnyCommand, command, continued, given } from './testing/given.ts';
import { openTeams, plannedTeams } from './testing/teams.ts';

const by = <T extends CommandType>(actor: string, type: T, data: CommandData[T], basedOn?: number) =>
  ({ ...command(type, data), actor, ...(basedOn === undefined ? {} : { basedOn }) }) as AnyCommand;

const grounds = { clause: 'Law 12C', reason: 'unauthorised information' };
const plus = { kind: 'named', name: 'A+' } as const;
const minus = { kind: 'named', name: 'A-' } as const;
const adjustment = { ...at(1, 1, 1), ns: plus, ew: minus, ...grounds };
const fine = {
  session: 1,
  contestant: '1',
  amount: { unit: 'percent-of-top', value: '10' },
  ...grounds,
} as const;

const before = openEvening();
const seen = before.version;

/** What Ana did while Rui looked at what was there before. */
const afterAna = <T extends CommandType>(type: T, data: CommandData[T], state = before): TournamentState =>
  continued(state, by('director Ana', type, data));

describe('two directors at the same thing: the second is told', () => {
  test.each([
    ['settings', ['change-settings', { changes: { lead: 'required' } }]],
    ['pair', ['change-contestant', { kind: 'pair', contestant: '1', stationary: true }]],
    ['board', ['adjust-score', adjustment]],
    ['penalty', ['give-penalty', fine]],
    ['clock', ['extend-round', { session: 1, round: 1, minutes: 5 }]],
  ] as const)('%s', (subject, [type, data]) => {
    const state = afterAna(type, data as never);
    given(state)
      .when(by('director Rui', type, data as never, seen))
      .thenRefused('changed-meanwhile', {
        params: expect.objectContaining({ who: 'director Ana', subject }),
      });
    // Having seen it, or saying nothing of what was seen, or being the same director, it is done.
    const done = (actor: string, basedOn?: number) =>
      continued(state, by(actor, type, data as never, basedOn)).version;
    expect(done('director Rui', state.version)).toBeGreaterThan(state.version);
    expect(done('director Rui')).toBeGreaterThan(state.version);
    expect(done('director Ana', seen)).toBeGreaterThan(state.version);
  });

  const FIRST = { session: 1, section: 'A', round: 1 } as const;
  const sheet = (home: string) => ({ ...FIRST, match: 1, imps: { home, away: '10' } });
  test.each<[string, TournamentState, ana: AnyCommand, rui: AnyCommand]>([
    ['draw', plannedTeams(), command('draw-round', FIRST), command('publish-draw', FIRST)],
    ['match', openTeams(), command('score-match', sheet('30')), command('score-match', sheet('31'))],
  ])('among teams: %s', (subject, state, ana, rui) => {
    const changed = continued(state, { ...ana, actor: 'director Ana' });
    const told = expect.objectContaining({ who: 'director Ana', subject });
    given(changed)
      .when({ ...rui, actor: 'director Rui', basedOn: state.version })
      .thenRefused('changed-meanwhile', { params: told });
  });

  test('a board that was cancelled is told to whoever adjusts it at a table', () => {
    const adjusted = afterAna('adjust-score', adjustment);
    given(adjusted)
      .when(by('director Rui', 'cancel-board', { session: 1, board: 1, ...grounds }, seen))
      .thenRefused('changed-meanwhile', { params: { who: 'director Ana', subject: 'board', of: 1 } });
  });

  test('an undo is a change too', () => {
    const changed = afterAna('change-contestant', { kind: 'pair', contestant: '1', stationary: true });
    const undone = afterAna('undo', { sequence: changed.version }, changed);
    given(undone)
      .when(
        by(
          'director Rui',
          'change-contestant',
          { kind: 'pair', contestant: '1', valueIndex: 3 },
          changed.version,
        ),
      )
      .thenRefused('changed-meanwhile', { params: { who: 'director Ana', subject: 'pair', of: '1' } });
    given(changed)
      .when(by('director Rui', 'undo', { sequence: changed.version }, seen))
      .thenRefused('changed-meanwhile');
  });
});

describe('nobody is held up by what is beside it', () => {
  test('another setting, another pair, another board', () => {
    const settings = afterAna('change-settings', { changes: { lead: 'required' } });
    given(settings)
      .when(by('director Rui', 'change-settings', { changes: { minutesPerBoard: 8 } }, seen))
      .thenTypes('settings-changed');
    const pair = afterAna('change-contestant', { kind: 'pair', contestant: '1', stationary: true });
    given(pair)
      .when(
        by('director Rui', 'change-contestant', { kind: 'pair', contestant: '2', stationary: true }, seen),
      )
      .thenTypes('contestant-changed');
    const board = afterAna('adjust-score', adjustment);
    given(board)
      .when(by('director Rui', 'adjust-score', { ...adjustment, ...at(1, 1, 2) }, seen))
      .thenTypes('score-adjusted');
  });

  test('results from the tables', () => {
    const state = continued(before, { ...record(at(1, 1, 1), '4SN='), actor: 'table A1' } as AnyCommand);
    given(state)
      .when(by('director Rui', 'adjust-score', adjustment, seen))
      .thenTypes('score-adjusted');
  });
});
