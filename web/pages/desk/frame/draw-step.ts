import { type MatchesView, type MatchTile, type Overview, roundsOf } from 'naipe/tournament';
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

const ON: ReadonlySet<MatchTile['state']> = new Set(['drawn', 'published', 'playing']);

/** Does the next draw ask how the matches end that are still on? A calendar, a movement and a lagged draw do not. */
function waitsForResults(overview: Overview, { rounds }: MatchesView): boolean {
  const draw = matchesPhase(overview)?.format.draw;
  const rests = draw?.kind === 'knockout' || (draw?.kind === 'swiss' && draw.lag === 0);
  return rests && rounds.some(({ matches }) => matches.some(({ state }) => ON.has(state)));
}

/** The draw that can be made early, beside the step, while matches are still on that it rests on. */
export function earlyDraw(
  step: NextStep,
  overview: Overview,
  matches: MatchesView | undefined,
): NextStep | undefined {
  if (step.kind !== 'end-round' || matches === undefined || !waitsForResults(overview, matches))
    return undefined;
  const round = roundToDraw(drawsOf(overview, matches) ?? []);
  return round === undefined ? undefined : { kind: 'draw', round };
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
      if (round === undefined || (step.kind === 'end-round' && waitsForResults(overview, matches)))
        return step;
      return { kind: 'draw', round };
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
