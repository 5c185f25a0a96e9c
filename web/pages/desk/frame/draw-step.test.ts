import type { MatchesView, Overview } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { withDraw } from './draw-step.ts';
import type { NextStep } from './next-step.ts';

const SWISS = { kind: 'swiss', rounds: 3 };
const overview = {
  phases: [
    {
      phase: 1,
      format: { kind: 'matches', draw: SWISS },
      groups: [{ section: 'A', contestants: ['1', '2', '3', '4'] }],
    },
  ],
} as unknown as Overview;

const drawn = (...published: readonly boolean[]) =>
  ({
    rounds: published.map((each, at) => ({
      session: 1,
      section: 'A',
      round: at + 1,
      published: each,
      matches: [],
    })),
  }) as unknown as MatchesView;

const open: NextStep = { kind: 'open', session: 1 };
const start: NextStep = { kind: 'start-round', session: 1, round: 2 };
const end: NextStep = { kind: 'end-round', session: 1, round: 2 };
const publish = (round: number): NextStep => ({ kind: 'publish-draw', session: 1, section: 'A', round });

test.each([
  ['nothing is drawn: draw before it opens', open, drawn(), { kind: 'draw', round: 1 }],
  ['drawn, not published', open, drawn(false), publish(1)],
  ['published: it opens', open, drawn(true), open],
  ['the next round is hidden', start, drawn(true, false), publish(2)],
  ['the next round is published: it starts', start, drawn(true, true), start],
  ['all that is drawn is played, and more is to come', end, drawn(true, true), { kind: 'draw', round: 3 }],
  ['the last round of all ends', end, drawn(true, true, true), end],
  ['pairs know nothing of draws', end, undefined, end],
])('%s', (_what, step, matches, expected) => {
  expect(withDraw(step, overview, matches)).toEqual(expected);
});
