import type { MatchesView, Overview } from 'naipe/tournament';
import { describe, expect, test } from 'vitest';
import { earlyDraw, withDraw } from './draw-step.ts';
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
      first: at + 1,
      segments: 1,
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
  [
    'a further session has nothing drawn yet',
    { ...open, session: 2 },
    drawn(true),
    { kind: 'draw', round: 2 },
  ],
  [
    'a further session that goes on with a match opens',
    { ...open, session: 2 },
    {
      rounds: [
        {
          ...drawn(true).rounds[0],
          segments: 2,
          sittings: [
            { session: 1, first: 1, segments: [1] },
            { session: 2, first: 1, segments: [2] },
          ],
        },
      ],
    } as unknown as MatchesView,
    { ...open, session: 2 },
  ],
  ['pairs know nothing of draws', end, undefined, end],
])('%s', (_what, step, matches, expected) => {
  expect(withDraw(step, overview, matches)).toEqual(expected);
});

test('of two groups the one that is behind is drawn first, and a smaller one has fewer rounds', () => {
  const group = (section: string, teams: number) => ({
    section,
    contestants: Array.from({ length: teams }, (_, at) => `${section}${at}`),
  });
  const league = {
    phases: [
      {
        phase: 1,
        format: { kind: 'matches', draw: { kind: 'round-robin', double: false } },
        groups: [group('A', 4), group('B', 3), group('C', 2)],
      },
    ],
  } as unknown as Overview;
  const after = (rounds: Readonly<Record<string, number>>) =>
    ({
      rounds: Object.entries(rounds).flatMap(([section, count]) =>
        Array.from({ length: count }, (_, at) => ({
          session: 1,
          section,
          round: at + 1,
          first: at + 1,
          segments: 1,
          published: true,
        })),
      ),
    }) as unknown as MatchesView;
  const draw = (round: number): NextStep => ({ kind: 'draw', round });
  expect(withDraw(open, league, after({ A: 1, B: 1 }))).toEqual(draw(1));
  expect(withDraw(open, league, after({ A: 1, B: 1, C: 1 }))).toEqual(open);
  expect(withDraw(start, league, after({ A: 2, B: 1, C: 1 }))).toEqual(draw(2));
  // Three and four teams meet in three rounds, two in one.
  expect(withDraw(start, league, after({ A: 2, B: 2, C: 1 }))).toEqual(start);
  expect(withDraw(end, league, after({ A: 2, B: 2, C: 1 }))).toEqual(draw(3));
  expect(withDraw(end, league, after({ A: 3, B: 3, C: 1 }))).toEqual(end);
});

describe('while matches are on that the next draw rests on', () => {
  const playing = (state: string) => {
    const [round] = drawn(true).rounds;
    return { rounds: [{ ...round, matches: [{ state: 'scored' }, { state }] }] } as unknown as MatchesView;
  };
  const drawnBy = (draw: object) =>
    ({ phases: [{ ...overview.phases[0], format: { kind: 'matches', draw } }] }) as unknown as Overview;
  const draw = { kind: 'draw', round: 2 };

  test('the round is ended first, and the draw stands beside it', () => {
    for (const held of [drawnBy({ ...SWISS, lag: 0 }), drawnBy({ kind: 'knockout' })]) {
      expect(withDraw(end, held, playing('playing'))).toEqual(end);
      expect(earlyDraw(end, held, playing('playing'))).toEqual(draw);
    }
  });

  test('the draw comes first once all are over, once the round has ended, and where it rests on none of them', () => {
    const swiss = drawnBy({ ...SWISS, lag: 0 });
    expect(withDraw(end, swiss, playing('scored'))).toEqual(draw);
    expect(earlyDraw(end, swiss, playing('agreed'))).toBeUndefined();
    expect(withDraw({ kind: 'close', session: 1 }, swiss, playing('playing'))).toEqual(draw);
    expect(withDraw(end, drawnBy({ ...SWISS, lag: 1 }), playing('playing'))).toEqual(draw);
    expect(earlyDraw(end, drawnBy({ ...SWISS, lag: 1 }), playing('playing'))).toBeUndefined();
  });
});
