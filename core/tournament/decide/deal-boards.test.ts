import { describe, expect, test } from 'vitest';
import { dealsHiddenFromPlaying } from '../access/director-plays.ts';
import { mayCommand } from '../access/permission.ts';
import type { Viewer } from '../access/viewer.ts';
import { see } from '../access/visibility.ts';
import { DEALING_WAYS } from '../settings.ts';
import { attach, dealsFor, plannedEvening, planOf, playedEvening, TWO_TABLES } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';
import { boardsToDeal } from './deals.ts';

const planned = plannedEvening(TWO_TABLES);
const BOTH = dealsFor([1, 2]);
const deal = (deals = BOTH, session = 1) => command('deal-boards', { session, deals });
const settings = (changes: object) => command('change-settings', { changes });

describe('Law 6E4: boards dealt by the program', () => {
  test('those of the session that have no cards, and it is on record that they were dealt here', () => {
    expect(boardsToDeal(planned.tournament!.sessions.get(1)!)).toEqual([1, 2]);
    given(planned)
      .when(deal())
      .thenFacts({ type: 'deals-attached', data: { session: 1, deals: BOTH, dealt: true } });
    const [, second] = BOTH;
    given(continued(planned, attach([1])))
      .when(deal([second!]))
      .thenFacts({ type: 'deals-attached', data: { session: 1, deals: [second!], dealt: true } });
  });

  test('6D3: never silently dealt again; undone, they are', () => {
    const dealt = continued(planned, deal());
    const others = dealsFor([1, 2], 9);
    given(dealt).when(deal(others)).thenRefused('dealt-already');
    given(dealt).when(deal([])).thenRefused('dealt-already');
    given(continued(dealt, command('undo', { sequence: dealt.version })))
      .when(deal(others))
      .thenTypes('deals-attached');
  });

  test('not once the session has begun: there are cards in the boards', () => {
    given(continued(planned, command('open-session', { session: 1 })))
      .when(deal())
      .thenRefused('boards-in-use', { clause: 'Law 6E' });
  });

  test.each(DEALING_WAYS.filter((way) => way !== 'machine'))(
    '6E: not where they are dealt by another way, %s',
    (dealing) => {
      given(continued(planned, settings({ dealing })))
        .when(deal())
        .thenRefused('dealt-otherwise', { clause: 'Law 6E' });
    },
  );

  test('16: nobody is shown a card; a director who plays neither sees one nor has a file of them', () => {
    const { tournament, ...state } = continued(planned, deal());
    const session = tournament!.sessions.get(1)!;
    const shown = (viewer: Viewer) => {
      const seen = see({ tournament, ...state }, viewer, { view: 'hands', session: 1 });
      return seen.ok && seen.value.boards.map((board) => board.deal !== undefined);
    };
    for (const viewer of [{ role: 'public' }, { role: 'player', contestant: '1' }] as const)
      expect(shown(viewer)).toEqual([false, false]);
    expect(shown({ role: 'director', name: 'player 1A' })).toEqual([false, false]);
    expect(shown({ role: 'director', name: 'Ana Fictícia' })).toEqual([true, true]);
    expect(dealsHiddenFromPlaying(tournament!, session, 'player 1A')?.error.code).toBe('plays-himself');
    expect(dealsHiddenFromPlaying(tournament!, session, 'Ana Fictícia')).toBeUndefined();
  });
});

describe('6E2, 6E3: who deals by hand knows the cards', () => {
  const may = (dealing: string, name: string, state = planned) =>
    mayCommand(continued(state, settings({ dealing })), { role: 'director', name }, attach([1, 2]));

  test.each(['director', 'assistants'])(
    'dealt by %s: a director who plays does not bring them',
    (dealing) => {
      expect(may(dealing, 'player 1A')).toMatchObject({
        ok: false,
        error: { code: 'dealer-plays', clause: 'Law 16' },
      });
      expect(may(dealing, 'Ana Fictícia').ok).toBe(true);
      expect(
        may(dealing, 'player 1A', continued(playedEvening(planned), command('close-session', { session: 1 })))
          .ok,
      ).toBe(true);
    },
  );

  test.each(['machine', 'table'])('dealt by %s: he may, a file or a record after play', (dealing) => {
    expect(may(dealing, 'player 1A').ok).toBe(true);
  });
});

test('Law 6D2: an event that replays past deals takes those of another session', () => {
  const two = continued(planned, planOf(2, TWO_TABLES), attach([1, 2]));
  const again = command('attach-deals', { session: 2, deals: BOTH });
  given(two).when(again).thenRefused('deal-of-another-session', { clause: 'Law 6D2' });
  given(continued(two, settings({ pastDeals: true })))
    .when(again)
    .thenTypes('deals-attached');
});
