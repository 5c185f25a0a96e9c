import { expect, test } from 'vitest';
import type { TournamentState } from '../state.ts';
import { agree, at, openEvening, record, threeTableHowell } from '../testing/evening.ts';
import { command, continued } from '../testing/given.ts';
import { caseOfLaws } from '../testing/told-case.ts';
import type { Viewer } from './viewer.ts';
import { see } from './visibility.ts';

const [first, second] = threeTableHowell().rounds[0]!.tables[0]!.boards as [number, number];
const here = at(1, 1, first);

/** Board 1 of table 1 is put off in round 1, the other is agreed, and round 2 is called. */
function late(): TournamentState {
  const told = continued(
    openEvening(),
    command(
      'open-case',
      { ...here, ...caseOfLaws('81-to-85-the-director', '82B2, 8B2 the board is postponed', 2017) },
      { id: 'opened-it' },
    ),
  );
  const [number] = told.tournament!.sessions.get(1)!.cases!.keys();
  return continued(
    told,
    command('rule-case', {
      session: 1,
      case: number!,
      after: 'opened-it',
      reason: 'It went to another table',
      clause: 'Law 82B2',
      becomes: { status: 'postponed' },
    }),
    record(at(1, 1, second), '4SN='),
    agree(at(1, 1, second)),
    ...(['NS', 'EW'] as const).map((by) =>
      command('confirm-round', { session: 1, section: 'A', round: 1, table: 1, by }),
    ),
    command('start-round', { session: 1, round: 2 }),
  );
}

const device = (table: number): Viewer => ({ role: 'table', session: 1, section: 'A', table });
const seen = (state: TournamentState, viewer: Viewer, round: number) =>
  see(state, viewer, { view: 'table', session: 1, section: 'A', table: 1, round });

test('Laws 8B2, 16: of a round that is over the device of a table sees the board that was put off, and nothing else', () => {
  const answer = seen(late(), device(1), 1);
  if (!answer.ok) throw new Error(answer.error.message);
  expect(answer.value.boards).toMatchObject([{ board: first, postponed: true, status: 'to-play' }]);
  expect([answer.value.ns?.card, answer.value.ew?.card]).toEqual([[], []]);
  // Those who sit there now may still have to play the other board.
  expect(JSON.stringify(answer.value)).not.toContain('4SN=');
  expect(seen(late(), device(2), 1).ok).toBe(false);
});

test('once it is agreed the round is over for it too', () => {
  const done = continued(late(), record(here, 'Pass'), agree(here));
  expect(seen(done, device(1), 1)).toMatchObject({ ok: false, error: { code: 'not-for-you' } });
});
