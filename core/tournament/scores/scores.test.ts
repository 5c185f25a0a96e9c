import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScoredSession } from '../../scoring/index.ts';
import { factsOf } from '../evolve/fact-chain.ts';
import { replay } from '../evolve/index.ts';
import type { Fact } from '../fact.ts';
import type { TournamentState } from '../state.ts';
import { afterWhims, anyWhims } from '../testing/anything.ts';
import { fourTableMitchell, openEvening } from '../testing/evening.ts';
import { answer } from '../views/answer.ts';
import { scoresOf } from './scores.ts';

/** The same tournament made of other objects: nothing that was worked out before is known of it. */
const afresh = (state: TournamentState): TournamentState =>
  replay(JSON.parse(JSON.stringify(factsOf(state.log))) as readonly Fact[]);

const scoresIn = (state: TournamentState): ScoredSession =>
  scoresOf(state.tournament!, state.tournament!.sessions.get(1)!);

/** All that the scoring says, in an order of its own. */
const said = (scores: ScoredSession): unknown => ({
  places: scores.places().map(({ place, contestant, value }) => `${place} ${contestant} ${value}`),
  lines: scores.lines
    .map((line, at) => [
      `${line.board} ${line.section}/${line.round}/${line.table}`,
      `${scores.lineScore(at, 'NS')} ${scores.lineScore(at, 'EW')} ${scores.topOfLine(at)}`,
    ])
    .sort(),
});

const boardsOf = (state: TournamentState): number[] => [...state.tournament!.sessions.get(1)!.boards.keys()];

const views = (state: TournamentState): unknown => [
  answer(state, { view: 'ranking', session: 1 }),
  ...boardsOf(state)
    .slice(0, 2)
    .map((board) => answer(state, { view: 'traveller', session: 1, board })),
];

const settings = fc.record({
  sections: fc.constantFrom<'across' | 'apart'>('across', 'apart'),
  method: fc.constantFrom<'matchpoints' | 'cross-imps' | 'butler'>('matchpoints', 'cross-imps', 'butler'),
  rounds: fc.constant<'free'>('free'),
});

test('after every fact, correction, adjusted score, penalty and undo the scores are those worked out from the start', () => {
  fc.assert(
    fc.property(settings, anyWhims(60), (chosen, whims) => {
      let state = openEvening(fourTableMitchell(), chosen);
      const moments: [ScoredSession, unknown][] = [];
      whims.forEach((whim, at) => {
        state = afterWhims(state, [whim]);
        const scores = scoresIn(state);
        if (at % 4 !== 3) return;
        const anew = afresh(state);
        expect(views(state)).toEqual(views(anew));
        expect(said(scores)).toEqual(said(scoresIn(anew)));
        moments.push([scores, said(scores)]);
      });
      // What was worked out for earlier states is still what it was.
      for (const [scores, words] of moments) expect(said(scores)).toEqual(words);
    }),
    { numRuns: 40 },
  );
});
