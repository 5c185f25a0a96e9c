import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { howell } from '../../movement/index.ts';
import type { Settings } from '../settings.ts';
import { at, openEvening, plannedEvening, planOf, record } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';
import { rankingView } from '../views/ranking.ts';
import { decide } from './index.ts';

/** Nine rounds of three boards: 27 boards, so a third is 9 boards, that is 3 rounds. */
const nineRounds = orThrow(howell({ pairs: 10, boardsPerRound: 3 }));
const open = openEvening(nineRounds);

const replace = (
  player: 0 | 1,
  fromRound: number,
  toRound: number,
  more: {
    readonly tier?: 1 | 2 | 3;
    readonly confirmed?: readonly string[];
    readonly session?: number;
    readonly told?: { readonly forceMajeure?: true; readonly keepsRegion?: boolean };
  } = {},
) => {
  const { tier, confirmed, session = 1, told = {} } = more;
  return command('substitute-player', {
    session,
    contestant: '4',
    player,
    substitute: { name: 'Stand-in', ...(tier === undefined ? {} : { tier }) },
    fromRound,
    toRound,
    ...told,
    ...(confirmed === undefined ? {} : { confirmed, because: 'Illness' }),
  });
};

describe('RTP 2.2.2.1: substitution', () => {
  test('(c) a player may be replaced in a third of the boards', () => {
    given(open)
      .when(replace(0, 1, 3))
      .thenTypes('player-substituted');
    given(open)
      .when(replace(0, 1, 4))
      .thenRefused('to-confirm', { clause: 'RTP 2.2.2.1(c)' });
    given(open)
      .when(replace(0, 1, 4, { confirmed: ['replaced-too-long', 'leads-to-disqualified'] }))
      .thenTypes('player-substituted', 'contestant-ranked');
    const { because: _, ...silent } = replace(0, 1, 4, {
      confirmed: ['replaced-too-long', 'leads-to-disqualified'],
    }).data;
    given(open)
      .when(command('substitute-player', silent))
      .thenRefused('to-confirm', { clause: 'RTP 2.2.2.1(c)' });
    const before = continued(open, replace(0, 1, 2));
    given(before)
      .when(replace(0, 5, 6))
      .thenRefused('to-confirm');
    given(before)
      .when(replace(0, 5, 5))
      .thenTypes('player-substituted');
  });

  test('(b) not both partners at once, and half of the boards together', () => {
    const first = continued(open, replace(0, 1, 3));
    given(first)
      .when(replace(1, 3, 4))
      .thenRefused('to-confirm', { clause: 'RTP 2.2.2.1(b)' });
    // Three rounds without one and two without the other leave 4 of 9 together: less than half.
    given(first)
      .when(replace(1, 4, 5))
      .thenRefused('to-confirm');
    given(first)
      .when(replace(1, 4, 4))
      .thenTypes('player-substituted');
  });

  test('(a) the substitute is of no higher tier', () => {
    const ranked = continued(
      open,
      command('change-contestant', {
        kind: 'pair',
        contestant: '4',
        players: [
          { name: 'A', tier: 2 },
          { name: 'B', tier: 2 },
        ],
      }),
    );
    given(ranked)
      .when(replace(0, 1, 1, { tier: 1 }))
      .thenRefused('to-confirm');
    given(ranked)
      .when(replace(0, 1, 1, { tier: 2 }))
      .thenTypes('player-substituted');
    given(ranked)
      .when(replace(0, 1, 1, { tier: 3 }))
      .thenTypes('player-substituted');
  });

  test('rounds and pairs must exist', () => {
    given(open)
      .when(replace(0, 0, 2))
      .thenRefused('no-such-round');
    given(open)
      .when(replace(0, 2, 10))
      .thenRefused('no-such-round');
    given(open)
      .when(replace(0, 1, 1, { session: 2 }))
      .thenRefused('no-such-session');
  });
});

test('ROP 5.11: one session only', () => {
  const planned = continued(plannedEvening(nineRounds, { profile: 'rop' }), planOf(2, nineRounds));
  const once = continued(planned, replace(0, 1, 9));
  given(once)
    .when(replace(0, 1, 9, { session: 2 }))
    .thenRefused('to-confirm', { clause: 'ROP 5.11' });
});

describe('a session of two, the second not planned yet, is not the whole event', () => {
  test('ROP 5.11: in one session nobody is replaced, in the first of two somebody may be', () => {
    given(openEvening(nineRounds, { profile: 'rop' }))
      .when(replace(0, 1, 9))
      .thenRefused('to-confirm', { clause: 'ROP 5.11' });
    given(openEvening(nineRounds, { profile: 'rop', sessionCount: 2 }))
      .when(replace(0, 1, 9))
      .thenTypes('player-substituted');
  });

  test('RTP 2.2.2.1(c): in an event of two sessions a player may be replaced in a whole one', () => {
    given(openEvening(nineRounds, { sessionCount: 2 }))
      .when(replace(0, 1, 9))
      .thenTypes('player-substituted');
  });
});

describe('who is replaced still plays 20 boards', () => {
  /** Five rounds of three boards: 15 a session. */
  const five = orThrow(howell({ pairs: 6, boardsPerRound: 3 }));
  const two = (settings: Partial<Settings>) =>
    continued(plannedEvening(five, { sessionCount: 2, ...settings }), planOf(2, five));

  test('RTP 3.5.1: official, two sessions of 15: a whole one is allowed by 2.2.2.1(c), but leaves him 15 boards', () => {
    given(two({ official: true }))
      .when(replace(0, 1, 5))
      .thenRefused('to-confirm', {
        clause: 'RTP 3.5.1',
        findings: [
          expect.objectContaining({ code: 'too-few-boards-each', params: { least: 20, found: 15 } }),
        ],
      });
    given(two({ official: true }))
      .when(replace(0, 1, 5, { confirmed: ['too-few-boards-each'] }))
      .thenTypes('player-substituted');
    // Three of five rounds are 9 boards: 21 are left. No club evening has such a minimum.
    given(two({ official: true }))
      .when(replace(0, 3, 5))
      .thenTypes('player-substituted');
    given(two({}))
      .when(replace(0, 1, 5))
      .thenTypes('player-substituted');
  });

  test('ROP 8.1.1: of every tournament; force majeure excuses it', () => {
    given(two({ profile: 'rop' }))
      .when(replace(0, 1, 5))
      .thenRefused('to-confirm', { clause: 'ROP 8.1.1' });
    given(two({ profile: 'rop' }))
      .when(replace(0, 1, 5, { told: { forceMajeure: true } }))
      .thenTypes('player-substituted');
  });
});

describe('what a substitution leads to is said at that moment', () => {
  const findings = (asked: ReturnType<typeof replace>, state = open) => {
    const decision = decide(state, asked);
    return decision.ok ? [] : (decision.error.findings ?? []).map(({ code }) => code);
  };

  test('RTP 2.2.2.2: out on 12 of 27 boards: the pair is disqualified, and is in no ranking', () => {
    // As an entry of its own the new pair would be apart on 15 boards: more than a third.
    const asked = replace(0, 1, 4);
    expect(findings(asked)).toEqual(['replaced-too-long', 'leads-to-disqualified']);
    // Every table has played one board: nobody is ranked before.
    const played = continued(
      open,
      ...nineRounds.rounds[0]!.tables.map(({ table, boards }) =>
        record(at(1, table, boards[0]!), 'Pass', 'director'),
      ),
    );
    const out = continued(played, replace(0, 1, 4, { confirmed: findings(asked) }));
    const lists = (state: typeof open) =>
      rankingView(state.tournament!, [state.tournament!.sessions.get(1)!]).lists.flatMap(({ lines }) =>
        lines.map(({ contestant }) => contestant),
      );
    expect(lists(played)).toContain('4');
    expect(lists(out)).not.toContain('4');
    expect(lists(out)).toHaveLength(lists(played).length - 1);
    const back = command('rank-contestant', {
      contestant: '4',
      ranked: true,
      clause: 'RTP 2.2.2.2',
      reason: 'Decided otherwise',
    });
    expect(lists(continued(out, back))).toContain('4');
    given(open)
      .when(back)
      .thenRefused('ranked-already', { params: { pair: '4' } });
  });

  test('RTP 2.2.2.2: replaced from the first board to the last: a new entry, and the old one is cancelled', () => {
    const asked = replace(0, 1, 9);
    expect(findings(asked)).toEqual(['together-too-little', 'replaced-too-long', 'leads-to-new-entry']);
    const entered = continued(open, replace(0, 1, 9, { confirmed: findings(asked) }));
    expect(entered.tournament!.contestants.get('4')).toMatchObject({
      players: [{ name: 'Stand-in' }, { name: 'Player 4b' }],
    });
    expect(entered.tournament!.contestants.get('4')).not.toHaveProperty('unranked');
  });

  test('RTP 2.2.2.1(d): the new pair has a player of the region that it represents', () => {
    given(open)
      .when(replace(0, 1, 3, { told: { keepsRegion: true } }))
      .thenTypes('player-substituted');
    given(open)
      .when(replace(0, 1, 3, { told: { keepsRegion: false } }))
      .thenRefused('to-confirm', { clause: 'RTP 2.2.2.1(d)' });
  });

  test('ROP 5.11: in one session only force majeure, which is recorded; a closed region takes its own players', () => {
    const rop = openEvening(nineRounds, { profile: 'rop' });
    expect(findings(replace(0, 1, 9), rop)).toEqual(['one-session', 'leads-to-disqualified']);
    given(rop)
      .when(replace(0, 1, 9, { told: { forceMajeure: true } }))
      .thenTypes('player-substituted');
    expect(findings(replace(0, 1, 9, { told: { forceMajeure: true, keepsRegion: false } }), rop)).toEqual([
      'substitute-region',
      'leads-to-disqualified',
    ]);
  });
});
