import { describe, expect, test } from 'vitest';
import { see } from '../access/visibility.ts';
import type { Settings } from '../settings.ts';
import { after, command, continued, given } from '../testing/given.ts';
import { drawNext, formatOf, numbered } from '../testing/teams.ts';

/** Two women, then two men, then so many more women; each with his or her value. */
const mixedTeam = (contestant: string, sexes: readonly ('F' | 'M')[] = ['F', 'F', 'M', 'M']) =>
  command('enter-contestant', {
    kind: 'team',
    contestant,
    name: `Team ${contestant}`,
    players: sexes.map((sex, index) => ({
      name: `${contestant}${index}`,
      sex,
      valueIndex: 10 * (index + 1),
    })),
  });

const created = (settings: Partial<Settings> = {}) =>
  after(
    command('create-tournament', {
      name: 'Mixed',
      date: '2026-03-14',
      settings: { contestants: 'team', mixed: true, ...settings },
    }),
  );

const drawn = (settings: Partial<Settings> = {}, lineUps: 'in-order' | 'blind' = 'in-order') =>
  continued(
    created(settings),
    ...numbered(4).map((contestant) => mixedTeam(contestant)),
    command('plan-phase', {
      phase: 1,
      format: formatOf({ match: { lineUps } }),
      groups: [{ section: 'A', contestants: numbered(4) }],
    }),
    command('open-session', { session: 1 }),
    drawNext(),
  );

const declare = (open: readonly [number, number], closed: readonly [number, number]) =>
  command('declare-line-up', {
    session: 1,
    section: 'A',
    round: 1,
    segment: 1,
    contestant: '4',
    open,
    closed,
  });

describe('ROP 6.2, 8.2.1, RTP 3.6.2: a mixed team', () => {
  test('has two women and two men at least', () => {
    given(created())
      .when(mixedTeam('1', ['F', 'M', 'M', 'M']))
      .thenRefused('to-confirm', { findings: [expect.objectContaining({ code: 'team-not-mixed' })] });
    given(created()).when(mixedTeam('1')).thenTypes('contestant-entered');
  });

  test('I05: is worth its two best women and men', () => {
    const women = continued(created(), mixedTeam('1', ['M', 'M', 'F', 'F', 'F']));
    // Women 50, 40, men 20, 10; the four highest are 140.
    expect(women.tournament?.contestants.get('1')?.valueIndex).toBe(120);
  });
});

describe.each(['in-order', 'blind'] as const)('RTP 2.3.4.1, ROP 8.2.1: line-ups %s', (lineUps) => {
  test('a woman and a man in every pair', () => {
    given(drawn({}, lineUps))
      .when(declare([0, 1], [2, 3]))
      .thenRefused('to-confirm', {
        findings: [
          expect.objectContaining({ code: 'not-mixed' }),
          expect.objectContaining({ code: 'not-mixed' }),
        ],
      });
    given(drawn({}, lineUps))
      .when(declare([0, 2], [1, 3]))
      .thenTypes('line-up-declared');
  });

  test('where it is no mixed event, anybody plays with anybody', () => {
    given(drawn({ mixed: false }, lineUps))
      .when(declare([0, 1], [2, 3]))
      .thenTypes('line-up-declared');
  });
});

test.each([
  ['rtp-2014', false, ['S', 'W'], 'RTP 2.3.4.1', undefined],
  ['rtp-2014', true, ['S', 'E'], 'RTP 2.3.4.1', undefined],
  ['rop', false, ['S', 'W'], 'ROP 8.2.1', 'ROP 6.8'],
] as const)('X03: by %s, screens %s: women sit %s', (profile, screens, seats, clause, wrongSeatsStand) => {
  const seen = see(drawn({ profile, screens }), { role: 'director' }, { view: 'team', contestant: '1' });
  expect(seen.ok && 'womenSit' in seen.value ? seen.value.womenSit : undefined).toEqual({
    seats,
    clause,
    ...(wrongSeatsStand === undefined ? {} : { wrongSeatsStand }),
  });
});
