import { describe, expect, test } from 'vitest';
import { see } from './access/visibility.ts';
import { plainLine } from './announcements.ts';
import type { TournamentState } from './state.ts';
import { openEvening, plannedEvening } from './testing/evening.ts';
import { type AnyCommand, command, continued, given } from './testing/given.ts';
import { VIEWERS } from './testing/viewers.ts';
import { historyView } from './views/history.ts';

const evening = openEvening();
const say = (text: string): AnyCommand => command('make-announcement', { text });
const said = continued(evening, say('Coffee is served.'));
const takeDown = (announcement: number): AnyCommand => command('take-down-announcement', { announcement });

const heard = (state: TournamentState, role: keyof typeof VIEWERS) => {
  const seen = see(state, VIEWERS[role], { view: 'overview' });
  return seen.ok ? seen.value.announcements.map((each) => ('text' in each ? each.text : each.ready)) : [];
};

describe('an announcement', () => {
  test.each(['director', 'table', 'player', 'public'] as const)('reaches the %s', (role) => {
    expect(heard(said, role)).toEqual(['Coffee is served.']);
  });

  test('reaches the device of a table with the round', () => {
    const table = see(said, VIEWERS.table, { view: 'table', session: 1, section: 'A', table: 1 });
    expect(table).toMatchObject({
      ok: true,
      value: { announcements: [{ text: 'Coffee is served.', number: said.version }] },
    });
  });

  test('may be made before the session begins', () => {
    expect(heard(continued(plannedEvening(), say('Welcome.')), 'public')).toEqual(['Welcome.']);
  });

  test('is taken down, and stays in the history', () => {
    const down = continued(said, takeDown(said.version));
    expect(heard(down, 'table')).toEqual([]);
    expect(historyView(down).lines.slice(0, 2)).toMatchObject([
      { code: 'announcement-taken-down', params: { announcement: said.version } },
      { code: 'announcement-made', params: { text: 'Coffee is served.' }, undone: false },
    ]);
  });

  test('taken down twice changes nothing', () => {
    given(continued(said, takeDown(said.version)))
      .when(takeDown(said.version))
      .thenFacts();
  });

  test('can be undone like any fact, after what took it down', () => {
    const down = continued(said, takeDown(said.version));
    given(down)
      .when(command('undo', { sequence: said.version }))
      .thenRefused('stood-on', { facts: [down.version] });
    expect(heard(continued(down, command('undo', { sequence: down.version })), 'public')).toHaveLength(1);
    expect(heard(continued(said, command('undo', { sequence: said.version })), 'public')).toEqual([]);
  });

  test('ready sentences are named, so that every device says them in its own language', () => {
    const quiet = command('make-announcement', { ready: 'quiet' });
    given(evening)
      .when(quiet)
      .thenFacts({ type: 'announcement-made', data: { ready: 'quiet' } });
    given(continued(evening, quiet))
      .when(command('make-announcement', { ready: 'quiet' }))
      .thenFacts();
  });

  test.each(['', '   ', '\u202e\u2069', 'x'.repeat(201)])('“%s” is none', (text) => {
    given(evening).when(say(text)).thenRefused('announcement-length');
  });

  test('at most five stand at a time', () => {
    const five = continued(evening, ...['1', '2', '3', '4', '5'].map(say));
    given(five).when(say('6')).thenRefused('announcements-full');
    given(continued(five, takeDown(five.version)))
      .when(say('6'))
      .thenTypes('announcement-made');
  });
});

test.each([
  ['  Two\n lines\t and a tab ', 'Two lines and a tab'],
  ['\u202Edrawkcab\u202C', 'drawkcab'],
  ['<b>& “quotes”</b>', '<b>& “quotes”</b>'],
  ['Bom dia à sala 👋🏽', 'Bom dia à sala 👋🏽'],
])('%j is one line of plain text', (text, plain) => {
  expect(plainLine(text)).toBe(plain);
});
