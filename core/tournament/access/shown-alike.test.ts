import { expect, test } from 'vitest';
import { handScored, openEvening, TWO_TABLES } from '../testing/evening.ts';
import { command, continued } from '../testing/given.ts';
import { isShownAlike } from './shown-alike.ts';

const played = handScored();
const closed = continued(played, command('close-session', { session: 1 }));
const published = continued(closed, command('publish-results', { session: 1 }));
const penalised = continued(
  published,
  command('give-penalty', {
    session: 1,
    contestant: '1',
    amount: { unit: 'percent-of-top', value: '10' },
    clause: 'Law 90',
    reason: 'Late',
  }),
);

test.each([
  ['nothing has happened', played, played, true],
  ['a score is changed by a penalty', published, penalised, true],
  ['a session is closed', played, closed, false],
  ['results are published', closed, published, false],
  [
    'the publishing is undone',
    published,
    continued(published, command('undo', { sequence: published.version })),
    false,
  ],
  ['a result is taken back', played, continued(played, command('undo', { sequence: played.version })), false],
  ['results are no longer live', openEvening(TWO_TABLES, { showRanking: 'live' }), undefined, false],
])('Law 16, the organiser’s settings: %s', (_what, before, now, alike) => {
  const then =
    now ?? continued(before, command('change-settings', { changes: { showRanking: 'when-published' } }));
  expect(isShownAlike(before, then)).toBe(alike);
});
