import { expect, test } from 'vitest';
import { extremeOf } from './extreme.ts';
import { adjusted, BUTLER, MATCHPOINTS_BY_HALVES, named, type ScoredSession, weighted } from './index.ts';
import { F, scored, traveller } from './testing/lines.ts';

const columnNS = (session: ScoredSession) => session.lines.map((_, line) => extremeOf(session, line, 'NS'));
const columnEW = (session: ScoredSession) => session.lines.map((_, line) => extremeOf(session, line, 'EW'));

test('Law 78A: a top has beaten every other result, a bottom has lost to every one; for the others it is the reverse', () => {
  const session = scored(traveller(1, [650, 620, 620, -100]));
  expect(columnNS(session)).toEqual(['top', undefined, undefined, 'bottom']);
  expect(columnEW(session)).toEqual(['bottom', undefined, undefined, 'top']);
  const halves = scored(traveller(1, [650, 620, 620, -100]), { method: MATCHPOINTS_BY_HALVES });
  expect(columnNS(halves)).toEqual(columnNS(session));
});

test('shared is neither, and so is what was compared with nothing', () => {
  expect(columnNS(scored(traveller(1, [420, 420, 420, -50])))).toEqual([
    undefined,
    undefined,
    undefined,
    'bottom',
  ]);
  expect(columnNS(scored(traveller(1, [620])))).toEqual([undefined]);
});

test('scaled to a fuller board by Neuberg’s formula it is still a top, though less than the most points', () => {
  const session = scored([...traveller(1, [620, -100]), ...traveller(2, [650, 620, 170, -100])]);
  expect(columnNS(session).slice(0, 2)).toEqual(['top', 'bottom']);
});

test('an artificial score is neither, and no result for others; a weighted one wins and loses by its parts (Law 12C)', () => {
  const artificial = scored(traveller(1, [adjusted(named('A+'), named('A-')), 170, 90]));
  expect(columnNS(artificial)).toEqual([undefined, 'top', 'bottom']);
  // 60% of +620 beats both others, 40% of -100 loses to both: everybody wins something.
  const ruling = adjusted(weighted([620, F('0.6')], [-100, F('0.4')]));
  expect(columnNS(scored(traveller(1, [ruling, 170, 90])))).toEqual([undefined, undefined, undefined]);
});

test('in IMPs there is neither', () => {
  expect(columnNS(scored(traveller(1, [650, -100]), { method: BUTLER }))).toEqual([undefined, undefined]);
});
