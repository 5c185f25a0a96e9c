import { type MatchesView, type Overview, roundsOf } from 'naipe/tournament';
import { matchesPhase } from '../../results/match/phases.ts';
import { placeOfRound } from '../../results/match/rounds.ts';
import type { NextStep } from './next-step.ts';

/** How far a group's draws have come, and how far they go. */
interface GroupDraws {
  readonly drawn: number;
  readonly rounds: number;
}

/** The groups of the phase that is played; nothing where no matches are planned. Smaller groups have fewer rounds. */
function drawsOf(overview: Overview, matches: MatchesView): readonly GroupDraws[] | undefined {
  const phase = matchesPhase(overview);
  return phase?.groups.map(({ section, contestants }) => ({
    drawn: matches.rounds.filter((round) => round.section === section).length,
    rounds: roundsOf(phase.format.draw, contestants.length),
  }));
}

/** The next round of the groups that are furthest behind, unless all their rounds are drawn. */
function roundToDraw(groups: readonly GroupDraws[]): number | undefined {
  const open = groups.filter(({ drawn, rounds }) => drawn < rounds).map(({ drawn }) => drawn + 1);
  return open.length === 0 ? undefined : Math.min(...open);
}

/** The step, unless a round has to be drawn or published before it. */
export function withDraw(step: NextStep, overview: Overview, matches: MatchesView | undefined): NextStep {
  const groups = matches === undefined ? undefined : drawsOf(overview, matches);
  if (groups === undefined || matches === undefined) return step;
  const round = roundToDraw(groups);
  const furthest = Math.max(0, ...groups.map(({ drawn }) => drawn));
  const hidden = matches.rounds.find(({ published }) => !published);
  switch (step.kind) {
    case 'open':
    case 'start-round': {
      // A group that lags behind the others is drawn too before a round is called; a further session has none drawn at first.
      const first = step.kind === 'open' ? 1 : step.round;
      const isDrawn = placeOfRound(matches, step.session, first) !== undefined;
      if (round !== undefined && (round <= Math.max(1, furthest) || !isDrawn)) return { kind: 'draw', round };
      return hidden === undefined ? step : publishing(hidden);
    }
    case 'end-round':
    case 'close':
      if (hidden !== undefined) return publishing(hidden);
      return round === undefined ? step : { kind: 'draw', round };
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
