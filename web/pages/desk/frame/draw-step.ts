import { type MatchesView, type Overview, roundsOf as roundsOfMatches } from 'naipe/tournament';
import { matchesPhase } from '../../results/match/phases.ts';
import { roundsOf } from '../../results/match/rounds.ts';
import type { NextStep } from './next-step.ts';

/** Rounds of matches that a phase has in all; nothing where no matches are planned. */
function roundsInAll(overview: Overview): number | undefined {
  const phase = matchesPhase(overview);
  if (phase === undefined) return undefined;
  return Math.max(
    0,
    ...phase.groups.map(({ contestants }) => roundsOfMatches(phase.format.draw, contestants.length)),
  );
}

/** The step, unless a round has to be drawn or published before it. */
export function withDraw(step: NextStep, overview: Overview, matches: MatchesView | undefined): NextStep {
  const rounds = roundsInAll(overview);
  if (rounds === undefined || matches === undefined) return step;
  const drawn = roundsOf(matches).length;
  const hidden = matches.rounds.find(({ published }) => !published);
  switch (step.kind) {
    case 'open':
    case 'start-round':
      if (drawn === 0) return { kind: 'draw', round: 1 };
      return hidden === undefined ? step : publishing(hidden);
    case 'end-round':
    case 'close':
      if (hidden !== undefined) return publishing(hidden);
      return drawn < rounds ? { kind: 'draw', round: drawn + 1 } : step;
    case 'plan':
    case 'draw':
    case 'publish-draw':
    case 'publish':
    case 'nothing':
      return step;
  }
}

const publishing = ({ session, section, round }: MatchesView['rounds'][number]): NextStep => ({
  kind: 'publish-draw',
  session,
  section,
  round,
});
