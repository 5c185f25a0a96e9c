import { describe, expect, test } from 'vitest';
import { factsOf } from '../evolve/fact-chain.ts';
import { replay } from '../evolve/index.ts';
import { NOTHING } from '../state.ts';
import { entry, handScored, openEvening, TWO_TABLES } from '../testing/evening.ts';
import { after, command, continued, given } from '../testing/given.ts';

const create = command('create-tournament', { name: 'Club evening', date: '2026-03-14' });
const created = after(create);

describe('creating a tournament', () => {
  test('takes what it is not told from the RTP 2014, and is played by the newest Laws', () => {
    expect(created.tournament?.settings).toMatchObject({
      profile: 'rtp-2014',
      laws: 2017,
      method: 'matchpoints',
      minutesPerBoard: 7,
      correctionMinutes: 30,
      requestMinutes: 30,
    });
  });

  test('RTP 2.2.5: eight minutes a board with screens', () => {
    const state = after(
      command('create-tournament', { name: 'Final', date: '2026-03-14', settings: { screens: true } }),
    );
    expect(state.tournament?.settings.minutesPerBoard).toBe(8);
  });

  test('one that was written down before a setting existed has its default', () => {
    const [first] = factsOf(created.log);
    const { lines: _, handicap: __, carryOver: ___, ...known } = created.tournament!.settings;
    const data = { name: 'Club evening', date: '2026-03-14', settings: { ...known, minutesPerBoard: 9 } };
    const old = replay([{ ...first!, type: 'tournament-created', data }]);
    expect(old.tournament?.settings).toEqual({ ...created.tournament!.settings, minutesPerBoard: 9 });
  });

  test('needs a name and a date, and happens once', () => {
    given(NOTHING)
      .when(command('create-tournament', { name: ' ', date: '2026-03-14' }))
      .thenRefused('name-missing');
    given(NOTHING)
      .when(command('create-tournament', { name: 'x', date: 'tomorrow' }))
      .thenRefused('date');
    given(created)
      .when(command('create-tournament', { name: 'x', date: '2026-03-14' }))
      .thenRefused('already-created');
    given(NOTHING).when(entry('1')).thenRefused('no-tournament');
  });

  test('RTP 2.2.7.2: the correction period is never under 30 minutes', () => {
    const short = { name: 'x', date: '2026-03-14', settings: { correctionMinutes: 20 } };
    given(NOTHING)
      .when(command('create-tournament', short))
      .thenRefused('correction-minutes', { clause: 'RTP 2.2.7.2' });
    given(created)
      .when(command('change-settings', { changes: { correctionMinutes: 29 } }))
      .thenRefused('correction-minutes');
  });

  test('RTP 3.7.2 (A27): the players’ own time may be shorter than 30 minutes, and never longer', () => {
    const asking = (requestMinutes: number) => command('change-settings', { changes: { requestMinutes } });
    given(created).when(asking(10)).thenTypes('settings-changed');
    for (const minutes of [0, 31, 12.5])
      given(created).when(asking(minutes)).thenRefused('request-minutes', { clause: 'RTP 3.7.2' });
  });

  test.each([0, -1, 60.5, Number.NaN])('a board does not have %d minutes', (minutesPerBoard) => {
    given(created)
      .when(command('change-settings', { changes: { minutesPerBoard } }))
      .thenRefused('minutes-per-board');
  });

  test('a board may have seven and a half minutes', () => {
    const state = continued(created, command('change-settings', { changes: { minutesPerBoard: 7.5 } }));
    expect(state.tournament?.settings.minutesPerBoard).toBe(7.5);
  });

  test('the method cannot become one that a ruling already given has no meaning in', () => {
    const ruled = continued(
      handScored(),
      command('adjust-score', {
        session: 1,
        section: 'A',
        round: 1,
        table: 1,
        board: 1,
        ns: { kind: 'percent', percent: '70' },
        ew: { kind: 'named', name: 'A-' },
        clause: 'Law 12C2',
        reason: 'board fouled',
      }),
    );
    given(ruled)
      .when(command('change-settings', { changes: { method: 'cross-imps' } }))
      .thenRefused('unscorable');
    given(handScored())
      .when(command('change-settings', { changes: { method: 'cross-imps' } }))
      .thenTypes('settings-changed');
  });
});

describe('entries', () => {
  const one = continued(
    created,
    command('enter-contestant', {
      kind: 'pair',
      contestant: '1',
      players: [
        { name: 'A', id: '100' },
        { name: 'B', id: '101' },
      ],
    }),
  );

  test('a number and a player come once', () => {
    given(one).when(entry('1')).thenRefused('pair-twice');
    const again = [{ name: 'A', id: '100' }, { name: 'C' }] as const;
    given(one)
      .when(command('enter-contestant', { kind: 'pair', contestant: '2', players: again }))
      .thenRefused('player-twice');
    const alike = [
      { name: 'C', id: '300' },
      { name: 'D', id: '300' },
    ] as const;
    given(one)
      .when(command('enter-contestant', { kind: 'pair', contestant: '2', players: alike }))
      .thenRefused('same-number');
    given(one)
      .when(command('change-contestant', { kind: 'pair', contestant: '1', players: again }))
      .thenTypes('contestant-changed');
  });

  test('a pair has two players', () => {
    given(created)
      .when(
        command('enter-contestant', {
          kind: 'pair',
          contestant: '1',
          players: [{ name: 'A' }, { name: '' }],
        }),
      )
      .thenRefused('player-missing');
  });

  test('a pair that played is withdrawn from a later round', () => {
    const played = handScored();
    given(played)
      .when(command('withdraw-contestant', { contestant: '1' }))
      .thenRefused('has-played');
    given(played)
      .when(command('withdraw-contestant', { contestant: '1', from: { session: 1, round: 2 } }))
      .thenTypes('contestant-withdrawn');
    const fresh = openEvening(TWO_TABLES);
    given(fresh)
      .when(command('withdraw-contestant', { contestant: '1' }))
      .thenTypes('contestant-withdrawn');
    given(continued(fresh, command('withdraw-contestant', { contestant: '1' })))
      .when(command('withdraw-contestant', { contestant: '1' }))
      .thenRefused('already-withdrawn');
  });
});
