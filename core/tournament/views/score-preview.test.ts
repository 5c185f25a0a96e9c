import { describe, expect, test } from 'vitest';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { at, openEvening, record, TWO_TABLES } from '../testing/evening.ts';
import { command, continued } from '../testing/given.ts';
import { drawRound, ROUND_ROBIN, teamsPlanned } from '../testing/team-event.ts';
import { answer } from './answer.ts';
import { rankingView } from './ranking.ts';
import type { ScorePreviewQuery } from './score-preview.ts';

const HERE = at(1, 1, 1);

/** Board 1, nobody vulnerable: −140 for North–South here, +110 at the other table. */
const playing = (settings: Partial<Settings> = {}): TournamentState =>
  continued(
    openEvening(TWO_TABLES, settings),
    record(HERE, '3SW=', 'director'),
    record(at(1, 2, 1), '2HN=', 'director'),
  );

const SIXTY_FORTY = {
  kind: 'assigned',
  outcomes: [
    { result: '2HN=', weight: '3/5' },
    { result: '2HN-1', weight: '2/5' },
  ],
} as const;

const preview = (state: TournamentState, score: ScorePreviewQuery['score'], place = HERE) =>
  answer(state, { view: 'score-preview', ...place, score });

describe('what an adjusted score would be worth', () => {
  test('12C1(c) in matchpoints: each outcome is compared, and the results are weighed', () => {
    // +110 is the other table's score: half of a top. −50 is worse: nothing. 60 % of a half is 30 %.
    expect(preview(playing(), { ns: SIXTY_FORTY, ew: SIXTY_FORTY })).toMatchObject({
      ok: true,
      value: {
        unit: 'percent',
        table: { ns: { percent: '0.00' }, ew: { percent: '100.00' } },
        proposed: { ns: { percent: '30.00' }, ew: { percent: '70.00' } },
        outcomes: [
          { result: '2HN=', ns: { percent: '50.00' }, ew: { percent: '50.00' } },
          { result: '2HN-1', ns: { percent: '0.00' }, ew: { percent: '100.00' } },
        ],
      },
    });
  });

  test('78B in IMPs: a difference of 160 is 4 IMPs, and 40 % of that 1.6', () => {
    expect(preview(playing({ method: 'cross-imps' }), { ns: SIXTY_FORTY, ew: SIXTY_FORTY })).toMatchObject({
      value: {
        unit: 'imps',
        // −140 against +110 is 250: 6 IMPs.
        table: { ns: { points: '-6.00' }, ew: { points: '6.00' } },
        proposed: { ns: { points: '-1.60' }, ew: { points: '1.60' } },
      },
    });
  });

  test('12C1(f): for each side its own; a result weighed for one side is shown for that one', () => {
    expect(preview(playing(), { ns: SIXTY_FORTY, ew: { kind: 'kept' } })).toMatchObject({
      value: {
        proposed: { ns: { percent: '30.00' }, ew: { percent: '100.00' } },
        outcomes: [
          { result: '2HN=', ns: { percent: '50.00' } },
          { result: '2HN-1', ns: { percent: '0.00' } },
        ],
      },
    });
  });

  test('12C1(e) (2007: 12C1(b)): what the side bears of its own damage stands beside it; in 1997 it keeps its score', () => {
    // Without the infraction +120, better than the +110 elsewhere: all of it. Without its own error the same +110: half.
    const hurt = {
      kind: 'self-inflicted',
      table: [{ result: '3SW=', weight: '1' }],
      withoutInfraction: [{ result: '1NTN+1', weight: '1' }],
      withoutError: [{ result: '2HN=', weight: '1' }],
    } as const;
    const full = { kind: 'assigned', outcomes: [{ result: '1NTN+1', weight: '1' }] } as const;
    // The infraction cost half of a top; the table made nothing; half is what is not redressed.
    for (const laws of [2007, 2017] as const)
      expect(preview(playing({ laws }), { ns: hurt, ew: full })).toMatchObject({
        value: {
          table: { ns: { percent: '0.00' } },
          proposed: { ns: { percent: '50.00' }, ew: { percent: '0.00' } },
          ownPart: { ns: { percent: '50.00' } },
        },
      });
    expect(preview(playing({ laws: 1997 }), { ns: hurt, ew: full })).toMatchObject({
      value: { proposed: { ns: { percent: '0.00' } }, ownPart: { ns: { percent: '100.00' } } },
    });
    // Nothing is redressed where it hurt itself by all of it.
    const all = { ...hurt, withoutError: hurt.withoutInfraction } as const;
    expect(preview(playing(), { ns: all, ew: full })).toMatchObject({
      value: { proposed: { ns: { percent: '0.00' } }, ownPart: { ns: { percent: '100.00' } } },
    });
    // Nobody hurt himself: there is no such line.
    expect(preview(playing(), { ns: full, ew: full })).not.toHaveProperty('value.ownPart');
  });

  test('of a match in its own IMPs, from each side’s own view', () => {
    const drawn = continued(
      drawRound(teamsPlanned(['1', '2', '3', '4'], ROUND_ROBIN, { boards: 2 }, {}), 1),
      command('start-round', { session: 1, round: 1 }),
    );
    const [match] = drawn.tournament?.sessions.get(1)?.sections.get('A')?.drawn?.[0]?.matches ?? [];
    if (match?.closed === undefined) throw new Error('There are two rooms.');
    const open = at(1, match.open, 1);
    const state = continued(
      drawn,
      record(open, '3SW=', 'director'),
      record(at(1, match.closed, 1), '2HN=', 'director'),
    );
    // The home team is North–South here and East–West there: +110 and −110 is nothing, −50 and −110 is −160.
    expect(preview(state, { ns: SIXTY_FORTY, ew: SIXTY_FORTY }, open)).toMatchObject({
      value: { table: { ns: { points: '-6' } }, proposed: { ns: { points: '-1.6' }, ew: { points: '1.6' } } },
    });
  });

  test('nothing changes by looking, and what could not be given is refused with its reason', () => {
    const state = playing();
    const ranking = () =>
      JSON.stringify(rankingView(state.tournament!, [state.tournament!.sessions.get(1)!]));
    const before = ranking();
    preview(state, { ns: SIXTY_FORTY, ew: SIXTY_FORTY });
    expect(ranking()).toBe(before);
    const half = { kind: 'assigned', outcomes: [{ result: '2HN=', weight: '1/2' }] } as const;
    expect(preview(state, { ns: half, ew: half })).toMatchObject({ ok: false });
    expect(preview(state, { ns: { kind: 'kept' }, ew: { kind: 'kept' } }, at(1, 1, 2))).toMatchObject({
      ok: false,
      error: { code: 'unreadable-score' },
    });
  });

  test('what was ruled before stands beside it', () => {
    const ruled = continued(
      playing(),
      command('adjust-score', {
        ...HERE,
        ns: { kind: 'named', name: 'A+' },
        ew: { kind: 'named', name: 'A-' },
        reason: 'no result',
        clause: 'Law 12C2',
      }),
    );
    expect(preview(ruled, { ns: SIXTY_FORTY, ew: SIXTY_FORTY })).toMatchObject({
      value: {
        table: { ns: { percent: '0.00' } },
        now: { ns: { percent: '60.00' } },
        proposed: { ns: { percent: '30.00' } },
      },
    });
  });
});
