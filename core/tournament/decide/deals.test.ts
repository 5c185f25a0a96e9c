import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { parseDeal } from '../../game/index.ts';
import type { BoardDeal } from '../fact.ts';
import type { TournamentState } from '../state.ts';
import {
  attach,
  dealsFor,
  handScored,
  plannedEvening,
  planOf,
  TWO_TABLES,
  threeTableHowell,
} from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';

/** North has the spades, East the hearts, South the diamonds, West the clubs. */
const ONE_SUIT_EACH = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
const FROM_EAST = 'E:.AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432 AKQJT98765432...';
/** East has the two of spades too, and nobody the two of hearts. */
const TWO_OF_SPADES_TWICE = 'N:AKQJT98765432... 2.AKQJT9876543.. ..AKQJT98765432. ...AKQJT98765432';

const planned = plannedEvening(TWO_TABLES);
const attached = (deals: readonly BoardDeal[], session = 1) => command('attach-deals', { session, deals });
const dealOn = (state: TournamentState, board: number) => state.tournament!.sessions.get(1)!.deals.get(board);

describe('attaching deals', () => {
  test('they are kept as they are written, North first', () => {
    given(planned)
      .when(attached([{ board: 1, deal: FROM_EAST }]))
      .thenFacts({
        type: 'deals-attached',
        data: { session: 1, deals: [{ board: 1, deal: ONE_SUIT_EACH }] },
      });
    const state = continued(planned, attached([{ board: 1, deal: FROM_EAST }]));
    expect(dealOn(state, 1)).toEqual(orThrow(parseDeal(ONE_SUIT_EACH)));
    expect(dealOn(state, 2)).toBeUndefined();
  });

  test('before the session, in it, and after it', () => {
    const closed = continued(handScored(), command('close-session', { session: 1 }));
    for (const state of [planned, handScored(), closed]) {
      given(state)
        .when(attach([1, 2]))
        .thenTypes('deals-attached');
    }
  });

  test('no deals, an unknown session, a board not in play, a board twice', () => {
    const [first] = dealsFor([1]) as [BoardDeal];
    given(planned).when(attached([])).thenRefused('no-deals');
    given(planned)
      .when(attached([first], 2))
      .thenRefused('no-such-session');
    given(planned)
      .when(attached([{ ...first, board: 3 }]))
      .thenRefused('board-not-in-play', { message: 'Board 3 is not played in session 1.' });
    given(planned)
      .when(attached([first, first]))
      .thenRefused('board-twice');
  });

  test('Law 6B: 52 cards, thirteen to each', () => {
    given(planned)
      .when(attached([{ board: 2, deal: TWO_OF_SPADES_TWICE }]))
      .thenRefused('not-a-deal', {
        clause: 'Law 6B',
        message: 'Board 2: Not a deal: more than one hand holds S2.',
      });
    given(planned)
      .when(attached([{ board: 2, deal: 'N:AKQ' }]))
      .thenRefused('not-a-deal');
  });

  test('Law 6: no two boards have the same cards, whether given together or one after the other', () => {
    const both = [1, 2].map((board) => ({ board, deal: ONE_SUIT_EACH }));
    given(planned).when(attached(both)).thenRefused('deal-twice', { clause: 'Law 6' });
    given(continued(planned, attached(both.slice(0, 1))))
      .when(attached(both.slice(1)))
      .thenRefused('deal-twice');
  });

  test('Law 6D2: no deal of another session', () => {
    const two = continued(planned, planOf(2, TWO_TABLES), attached([{ board: 1, deal: ONE_SUIT_EACH }]));
    given(two)
      .when(attached([{ board: 2, deal: FROM_EAST }], 2))
      .thenRefused('deal-of-another-session', {
        clause: 'Law 6D2',
        params: { board: 2, other: 1, session: 1 },
      });
  });
});

describe('attaching others', () => {
  const begun = continued(planned, attach([1, 2]), command('open-session', { session: 1 }));

  test('replaces those given, until anybody has seen them', () => {
    const state = continued(begun, attached([{ board: 2, deal: ONE_SUIT_EACH }]));
    expect(dealOn(state, 1)).toEqual(dealOn(begun, 1));
    expect(dealOn(state, 2)).toEqual(orThrow(parseDeal(ONE_SUIT_EACH)));
  });

  test('the same again is nothing new', () => {
    given(begun)
      .when(attach([1, 2]))
      .thenFacts();
    given(begun)
      .when(attached([...dealsFor([1]), { board: 2, deal: ONE_SUIT_EACH }]))
      .thenFacts({
        type: 'deals-attached',
        data: { session: 1, deals: [{ board: 2, deal: ONE_SUIT_EACH }] },
      });
  });

  test('is refused when the board is over and shown, not when the organiser still hides it', () => {
    const other = attached([{ board: 1, deal: ONE_SUIT_EACH }]);
    const end = command('end-round', { session: 1, round: 1 });
    given(continued(handScored(), attach([1, 2]), end))
      .when(other)
      .thenRefused('deal-shown', { params: { board: 1 } });
    given(continued(handScored({ showTraveller: 'after-session' }), attach([1, 2]), end))
      .when(other)
      .thenTypes('deals-attached');
  });

  test('undone, they can be attached anew, also when the session is closed', () => {
    const closed = continued(handScored(), command('close-session', { session: 1 }), attach([1, 2]));
    const undone = continued(closed, command('undo', { sequence: closed.version }));
    expect(dealOn(undone, 1)).toBeUndefined();
    given(undone)
      .when(attach([1, 2], 7))
      .thenTypes('deals-attached');
  });
});

describe('what rests on what', () => {
  test('opening can be undone with deals attached since, planning cannot', () => {
    const opened = continued(planned, command('open-session', { session: 1 }), attach([1, 2]));
    given(opened)
      .when(command('undo', { sequence: planned.version + 1 }))
      .thenTypes('undone');
    given(continued(planned, attach([1, 2])))
      .when(command('undo', { sequence: planned.version }))
      .thenRefused('stood-on', { facts: [planned.version + 1] });
  });

  test('a session planned again keeps its cards', () => {
    const more = continued(plannedEvening(), attach([1, 2]), planOf(1, threeTableHowell()));
    expect(dealOn(more, 2)).toBeDefined();
  });
});
